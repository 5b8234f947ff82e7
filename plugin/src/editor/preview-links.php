<?php
/**
 * Links to a design that is not published, for people without an account, such as the merchant on a phone.
 *
 * `POST customize-your-store/v1/preview-links` keeps the design that is sent, and answers a link to it. The link holds a secret of 160
 * random bits, which is answered this once: the store keeps its HMAC only. A link ends after 48 hours, when somebody ends it, when the one
 * who made it publishes a design or may design no longer, and when the site moves to another address or changes its salts. `GET` lists the
 * links, `DELETE …/<id>` ends one. Whoever may design may do both with every link, as with every other part of the design.
 *
 * What a link shows is in linked-page.php.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Before a link's id: what the store knows of it, and the design that it shows. The second goes when the link ends. */
const LINK_OPTION   = 'customize_your_store_link_';
const LINKED_OPTION = 'customize_your_store_linked_';

/** Seconds that a link works. */
const LINK_LIFE = 2 * DAY_IN_SECONDS;

/** Seconds after which a link that has ended is as unknown as one that never was. */
const LINK_MEMORY = WEEK_IN_SECONDS;

/** How many links the store has at once. */
const LINKS_AT_ONCE = 5;

/** How many it remembers, so that making and ending links in turn does not fill the database. */
const LINKS_REMEMBERED = 50;

/** @return array<string, array<string, mixed>> In JSON Schema. */
function link_arguments(): array {
	return array(
		'request' => array(
			'type'      => 'string',
			'required'  => true,
			'minLength' => 8,
			'maxLength' => 100,
		),
		'home'    => array(
			'type'     => 'string',
			'required' => true,
		),
	) + array_diff_key( design_arguments(), array( 'templates' => true ) );
}

/**
 * Makes a link. The same request makes the same link again, with another secret: its answer may have been lost.
 *
 * @return array{id: string, address: string, links: list<array<string, mixed>>}|\WP_Error
 */
function make_link( \WP_REST_Request $request ) {
	if ( strlen( $request->get_body() ) > DRAFT_LIMIT ) {
		return too_large_a_design();
	}
	forget_ended_links();
	$id     = substr( link_mac( get_current_user_id() . ' ' . $request['request'] ), 0, 16 );
	$others = array_diff( array_column( open_links(), 'id' ), array( $id ) );
	if ( count( $others ) >= LINKS_AT_ONCE ) {
		return refusal( 'customize_your_store_many_links', __( 'Your store has five such links already. Turn one off first.', 'customize-your-store' ), 409 );
	}
	$theme  = $request['theme'];
	$secret = bin2hex( random_bytes( 20 ) );
	$until  = time() + LINK_LIFE;
	$design = array(
		'home'  => allowed_markup( $request['home'] ),
		'theme' => current_user_can( 'switch_themes' ) && get_stylesheet() !== $theme && is_theme_to_show( $theme ) ? $theme : '',
	) + cleaned_design( $request );
	$link   = array(
		'mac'   => link_mac( $id . $secret ),
		'until' => $until,
		'user'  => get_current_user_id(),
		'ended' => false,
	);
	// The design first: a link that is known has one.
	update_option( LINKED_OPTION . $id, $design, false );
	update_option( LINK_OPTION . $id, $link, false );
	if ( link_with_token( $id . $secret ) === null ) {
		return refusal( 'customize_your_store_link_not_kept', __( 'Your store could not keep the design for this link.', 'customize-your-store' ), 500 );
	}
	wp_schedule_single_event( $until + 1, LINKS_ENDED, array( $id ) );
	return array(
		'id'      => $id,
		'address' => add_query_arg( LINK_ARGUMENT, $id . $secret, home_url( '/' ) ),
		'links'   => open_links(),
	);
}

/** @return array{links: list<array<string, mixed>>} */
function answer_links(): array {
	return array( 'links' => open_links() );
}

/**
 * Ends a link. One that has ended, or never was, is no error: nobody can look at it.
 *
 * @return array{links: list<array<string, mixed>>}
 */
function end_link( \WP_REST_Request $request ): array {
	$link = get_option( LINK_OPTION . $request['id'] );
	if ( is_array( $link ) ) {
		mark_as_ended( $request['id'], $link );
	}
	return answer_links();
}

/**
 * @param string               $id   Of a link.
 * @param array<string, mixed> $link As kept.
 */
function mark_as_ended( string $id, array $link ): void {
	update_option( LINK_OPTION . $id, array( 'ended' => true ) + $link, false );
	delete_option( LINKED_OPTION . $id );
}

/** @return list<array{id: string, until: string, author: string}> The links that work, the one that ends last first. Dates in UTC. */
function open_links(): array {
	$open = array_filter( known_links(), __NAMESPACE__ . '\is_open_link' );
	uasort( $open, static fn( array $one, array $other ) => $other['until'] <=> $one['until'] );
	return array_map(
		static function ( string $id, array $link ): array {
			$author = get_userdata( (int) $link['user'] );
			return array(
				'id'     => $id,
				'until'  => gmdate( 'Y-m-d\TH:i:s\Z', $link['until'] ),
				'author' => $author ? $author->display_name : '',
			);
		},
		array_map( 'strval', array_keys( $open ) ),
		$open
	);
}

/** @return array<string, array<string, mixed>> By id: all that the store remembers. */
function known_links(): array {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- names that end in an id are known by their beginning only.
	$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( LINK_OPTION ) . '%' ) );
	$links = array();
	foreach ( $names as $name ) {
		$links[ substr( $name, strlen( LINK_OPTION ) ) ] = get_option( $name );
	}
	return array_filter( $links, 'is_array' );
}

/** @param array<string, mixed> $link As kept. */
function is_open_link( array $link ): bool {
	return ! $link['ended'] && $link['until'] > time() && user_can( (int) $link['user'], 'edit_theme_options' );
}

/** Takes the designs of links that have ended away, and forgets links that ended long ago. */
function forget_ended_links(): void {
	$links = known_links();
	uasort( $links, static fn( array $one, array $other ) => $other['until'] <=> $one['until'] );
	$rank = 0;
	foreach ( $links as $id => $link ) {
		++$rank;
		if ( is_open_link( $link ) ) {
			continue;
		}
		delete_option( LINKED_OPTION . $id );
		if ( $rank > LINKS_REMEMBERED || $link['until'] + LINK_MEMORY < time() ) {
			delete_option( LINK_OPTION . $id );
		}
	}
}

/** The design of whoever publishes is no draft any more. Links that others have made to theirs stay. */
function end_links_of_publisher(): void {
	$user = get_current_user_id();
	foreach ( known_links() as $id => $link ) {
		if ( $user > 0 && $user === (int) $link['user'] ) {
			mark_as_ended( (string) $id, $link );
		}
	}
}
add_action( 'customize_your_store_published', __NAMESPACE__ . '\end_links_of_publisher' );

/** The address is in it, so that a copy of the site at another one does not take this one's links. */
function link_mac( string $text ): string {
	return hash_hmac( 'sha256', home_url() . ' ' . $text, wp_salt( 'auth' ) );
}

/**
 * What the store knows of the link that a token opens. Read from the database: whoever guesses fills no cache.
 *
 * @return array{id: string, link: array<string, mixed>}|null Null where there is no such link.
 */
function link_with_token( string $token ): ?array {
	if ( 1 !== preg_match( '/^([a-f0-9]{16})[a-f0-9]{40}$/D', $token, $parts ) ) {
		return null;
	}
	$link = option_in_database( LINK_OPTION . $parts[1] );
	$mac  = is_array( $link ) ? (string) ( $link['mac'] ?? '' ) : '';
	return is_array( $link ) && hash_equals( $mac, link_mac( $token ) ) ? array(
		'id'   => $parts[1],
		'link' => $link,
	) : null;
}

/** @return mixed Null where there is none. */
function option_in_database( string $name ) {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see link_with_token().
	$value = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $name ) );
	return null === $value ? null : maybe_unserialize( $value );
}

/** Is it a theme that this site may show? */
function is_theme_to_show( string $slug ): bool {
	return '' !== $slug && wp_get_theme( $slug )->exists() && wp_get_theme( $slug )->is_allowed();
}
