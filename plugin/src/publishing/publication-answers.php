<?php
/**
 * What a publication answers: what is really stored, the same for the same id for 90 days; or why nothing was published. Before it writes and
 * right after it, rights, room, what somebody else changed, and whether the database took it are looked at.
 *
 * A publication may end in the middle, and the database may refuse to put it back. Then an administrator sees why, on every screen, and a way
 * out, since the reason may never go away. It is tried again at each request of the admin area and at each Save.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The beginning of the names of the options that keep the answers. Their values begin with the seconds since 1970, in ten digits. */
const PUBLICATION_ANSWER = 'customize_your_store_publication_';

/** Days that an answer is kept. */
const DAYS_OF_ANSWERS = 90;

/**
 * The answer, with what is really stored. Whoever publishes an earlier version reads the design anew.
 *
 * @param array<string, mixed> $request As of publish_asked().
 * @return array<string, mixed>
 */
function answer_of( array $request ): array {
	$stored = array( 'theme' => present_entity( 'theme' ) );
	foreach ( array_intersect( PUBLISHED_ENTITIES, array_keys( $request['writes'] ) ) as $entity ) {
		$wanted            = $request['writes'][ $entity ];
		$stored[ $entity ] = present_entity( $entity, is_array( $wanted ) ? $wanted['id'] ?? null : null );
	}
	return array(
		'id'     => $request['id'],
		'stored' => $stored,
	) + ( null === $request['document'] ? array() : answers_of_merchant() );
}

/** @return array{tracking: bool, consent: bool} What the merchant has agreed to, which goes with a version. */
function answers_of_merchant(): array {
	list( $tracking, $consent ) = array_values( raw_options( array( 'woocommerce_allow_tracking', AI_CONSENT ) ) );
	return array(
		'tracking' => 'yes' === $tracking,
		'consent'  => in_array( $consent, array( 'yes', '1' ), true ),
	);
}

/** @return array<string, array<string, mixed>> What the answer has besides the id, in JSON Schema. */
function properties_of_answer(): array {
	$object  = static fn( array $properties, array $others = array( 'additionalProperties' => false ) ): array => array(
		'type'       => 'object',
		'properties' => $properties,
	) + $others;
	$list    = static fn( array $items ): array => array(
		'type'  => 'array',
		'items' => $items,
	);
	$text    = array( 'type' => 'string' );
	$version = array(
		'type'    => 'integer',
		'minimum' => 0,
	);
	$stored  = $object(
		array(
			'version'  => $text,
			'modified' => array( 'type' => array( 'string', 'null' ) ),
			'value'    => array( 'type' => array( 'object', 'string', 'null' ) ),
		)
	);
	$answer  = array(
		'stored'  => array( 'description' => 'What is really stored of the theme and of everything that was written.' ) + $object( array_fill_keys( PUBLISHED_ENTITIES, $stored ) ),
		'before'  => array( 'description' => 'The version that has what was there before.' ) + $version,
		'left'    => array( 'description' => 'Of an earlier version: what stays as it is, since the page or picture that it needs is gone.' ) + $list( array( 'enum' => array( 'frontPage', 'site' ) ) + $text ),
		'stayed'  => array( 'description' => 'Of an earlier version: what stays since somebody has worked on it, or since it is gone.' ) + $list( $text ),
		'notes'   => array( 'description' => 'What was published differently than usual, and why, for people.' ) + $list(
			$object(
				array(
					'code'    => array( 'enum' => array( 'theme_not_tried', 'theme_unfinished', 'theme_error', 'uploads_refused' ) ) + $text,
					'message' => $text,
				)
			)
		),
		'unkept'  => array( 'description' => 'Pictures of the plugin that could not be copied into the media library. They stay where they are, and go with the plugin.' ) + $list(
			$object(
				array(
					'name'  => $text,
					'shows' => $text,
				)
			)
		),
		'answers' => array( 'description' => 'The answers to what was to be read, by path.' ) + $object( array(), array() ),
		'headers' => array( 'description' => 'The headers of these answers, by path.' ) + $object( array(), array() ),
		'rights'  => array( 'description' => 'What the account may do with what was read, by path.' ) + $object( array(), array() ),
	);
	return array_map( static fn( array $property ): array => array( 'readonly' => true ) + $property, $answer );
}

/** @return ?array<string, mixed> The answer to an earlier request of that id. */
function kept_answer( string $id ): ?array {
	$kept = raw_options( array( PUBLICATION_ANSWER . $id ) )[ PUBLICATION_ANSWER . $id ];
	return null === $kept ? null : (array) json_decode( (string) substr( $kept, 11 ) );
}

/**
 * Keeps the answer, and forgets those that are too old.
 *
 * @param string               $id     Of the publication.
 * @param array<string, mixed> $answer As answer_of() made it.
 * @throws Publication_Stopped It cannot be stored.
 */
function keep_answer( string $id, array $answer ): void {
	global $wpdb;
	$oldest = (string) ( time() - DAYS_OF_ANSWERS * DAY_IN_SECONDS );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- names that end in an id are known by their beginning only.
	$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s AND option_value < %s", $wpdb->esc_like( PUBLICATION_ANSWER ) . '%', $oldest ) );
	if ( ! add_option( PUBLICATION_ANSWER . $id, time() . ' ' . wp_json_encode( $answer ), '', false ) ) {
		throw new Publication_Stopped( interrupted( 'answer' ) );
	}
}

/**
 * Keeps the answer of a publication as it is now.
 *
 * @param string               $id     Of the publication.
 * @param array<string, mixed> $answer As answer_of() made it.
 */
function renew_answer( string $id, array $answer ): void {
	update_option( PUBLICATION_ANSWER . $id, time() . ' ' . wp_json_encode( $answer ), false );
}

/** Of a publication that is taken back. */
function forget_answer( string $id ): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- delete_option() asks the cache first.
	$wpdb->delete( $wpdb->options, array( 'option_name' => PUBLICATION_ANSWER . $id ) );
	wp_cache_delete( PUBLICATION_ANSWER . $id, 'options' );
}

/**
 * @param array<string, mixed> $answer As answer_of() made it.
 * @param string[]             $reads  What is read for the next screen.
 */
function with_reads( array $answer, array $reads ): \WP_REST_Response {
	return new \WP_REST_Response( $answer + read_together( $reads, array() ) );
}

/** Somebody else publishes, or has taken the lock over from a request that was too slow. */
function busy(): \WP_Error {
	return refusal( 'customize_your_store_busy', __( 'Another change of the design is being published; please ask again.', 'customize-your-store' ), 503 );
}

/** @param \WP_Error $busy As of busy(). */
function asked_to_wait( \WP_Error $busy ): \WP_REST_Response {
	$reply = rest_convert_error_to_response( $busy );
	$reply->header( 'Retry-After', '2' );
	return $reply;
}

/** @param \Throwable $broken What a plugin threw. */
function broken( \Throwable $broken ): \WP_Error {
	return new \WP_Error(
		'customize_your_store_interrupted',
		/* translators: %s: an error message of PHP or of a plugin. */
		sprintf( __( 'Another plugin of this store failed, so everything was put back: %s', 'customize-your-store' ), $broken->getMessage() ),
		array( 'status' => 500 )
	);
}

/**
 * What may not be written by this account is refused before anything is prepared.
 *
 * @param array<string, mixed> $request As of with_document().
 */
function lack_of_rights( array $request ): ?\WP_Error {
	$writes = null === $request['document'] ? $request['writes'] : settings_changed_by( $request['document'] );
	$needed = array(
		'theme'     => 'switch_themes',
		'frontPage' => 'manage_options',
		'site'      => 'manage_options',
		'pages'     => 'publish_pages',
		'options'   => 'manage_options',
	);
	foreach ( array_intersect_key( $needed, $writes ) as $entity => $capability ) {
		if ( ! $request['trusted'] && ! current_user_can( $capability ) ) {
			$refusal = refusal( 'rest_forbidden', __( 'Sorry, you are not allowed to change these settings.', 'customize-your-store' ) );
			$refusal->add_data( array( 'entity' => $entity ) + (array) $refusal->get_error_data() );
			return $refusal;
		}
	}
	return isset( $writes['theme'] ) ? lack_of_theme( $writes['theme'] ) : null;
}

/**
 * The settings that a version changes.
 *
 * @param array<string, mixed> $document Of a version.
 * @return array<string, string> The theme, and for the others anything; `options` for settings of the flow.
 */
function settings_changed_by( array $document ): array {
	$changed = array_filter(
		array_intersect_key( PUBLISHED_OPTIONS, array_flip( array( 'frontPage', 'site' ) ) ),
		static fn( array $names ): bool => array() !== array_filter( $names, static fn( string $name ): bool => row_of_option( $name ) !== ( $document['options'][ $name ] ?? null ) )
	);
	$theme   = theme_in( $document );
	$options = array_diff_key( array_filter( settings_of_flow_in( $document['options'] ) ), array_flip( OPTIONS_OF_COMPLETION ) );
	$changed = array() === $options ? $changed : $changed + compact( 'options' );
	return array_map( static fn(): string => '', $changed ) + ( null === $theme ? array() : compact( 'theme' ) );
}

/**
 * What the database cannot take in one statement is refused before anything is written.
 *
 * @param array<string, mixed> $request As of publish_asked().
 */
function lack_of_room( array $request ): ?\WP_Error {
	global $wpdb;
	$quiet = $wpdb->suppress_errors( true );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a setting of the server.
	$packet = (int) $wpdb->get_var( 'SELECT @@max_allowed_packet' );
	$wpdb->suppress_errors( $quiet );
	$bytes = null === $request['document'] ? $request['bytes'] : strlen( (string) wp_json_encode( with_bytes( $request['document'] ) ) );
	// Every byte may be escaped, and the recovery record has all of the old content.
	return $packet > 0 && 2 * $bytes > $packet ? too_large() : null;
}

/**
 * Whoever writes says what was there before, or that it does not matter. An earlier version replaces what is there, which stays a version.
 *
 * @param array<string, mixed> $request As of with_document().
 */
function lack_of_versions( array $request ): ?\WP_Error {
	$written = array_intersect( PUBLISHED_ENTITIES, array_keys( $request['writes'] ) );
	$missing = array_diff( $written, array_keys( $request['expects'] ), $request['overwrite'] );
	$vague   = array_diff( array_intersect( array_keys( $request['expects'] ), array_keys( PUBLISHED_POSTS ) ), $written );
	if ( array() !== $missing || array() !== $vague ) {
		return refusal( 'rest_invalid_param', __( 'Send the version of everything that is written, and of nothing else but the theme, the front page and the site.', 'customize-your-store' ), 400 );
	}
	$theme   = $request['writes']['theme'] ?? $request['expects']['theme'] ?? get_option( 'stylesheet' );
	$foreign = array_filter( array_intersect_key( $request['writes'], array_flip( array( 'header', 'footer', 'home' ) ) ), static fn( array $wanted ): bool => ! str_starts_with( $wanted['id'], "$theme//" ) );
	return array() === $foreign ? null
		: refusal( 'rest_invalid_param', __( 'Header, footer and home page have to belong to the theme.', 'customize-your-store' ), 400 );
}

/**
 * @param array<string, mixed> $request As of publish_asked().
 * @throws Publication_Stopped Something is not as expected; all that is not is in it.
 */
function stop_on_conflict( array $request ): void {
	$writes    = $request['writes'];
	$conflicts = array();
	if ( isset( $request['live'] ) && version_that_is_live() !== $request['live'] ) {
		throw new Publication_Stopped( refusal( 'customize_your_store_changed', __( 'Your store was changed since you looked at this list. Leave it like this, and look at the list again.', 'customize-your-store' ), 409 ) );
	}
	foreach ( array_diff_key( $request['expects'], array_flip( $request['overwrite'] ) ) as $entity => $expected ) {
		$wanted = $writes[ $entity ] ?? null;
		$id     = is_array( $wanted ) ? $wanted['id'] ?? null : null;
		if ( ! is_expected( $entity, $expected, present_version( $entity, $id ), $wanted ) ) {
			$conflicts[ $entity ] = present_entity( $entity, $id );
		}
	}
	if ( array() !== $conflicts ) {
		throw new Publication_Stopped(
			new \WP_Error(
				'customize_your_store_changed',
				__( 'Someone else changed this.', 'customize-your-store' ),
				array(
					'status'    => 409,
					'conflicts' => $conflicts,
				)
			)
		);
	}
}

/**
 * Of settings and of a theme WordPress does not say whether the database took them.
 *
 * @param array<string, mixed> $writes Of a publication.
 * @throws Publication_Stopped One is not as it was wanted.
 */
function stop_if_not_written( array $writes ): void {
	$wanted = array_map( 'strval', array_intersect_key( $writes['frontPage'] ?? array(), array( 'show_on_front' => 1 ) ) );
	if ( isset( $writes['theme'] ) ) {
		$wanted['stylesheet'] = (string) $writes['theme'];
	}
	if ( array() !== $wanted && array_diff_assoc( $wanted, array_map( 'strval', raw_options( array_keys( $wanted ) ) ) ) ) {
		throw new Publication_Stopped( interrupted( isset( $writes['theme'] ) ? 'theme' : 'frontPage' ) );
	}
}

/** The action of the notice's link. */
const GIVE_UP_ACTION = 'customize_your_store_give_up';

/** @param ?\WP_Error $refusal As of recover_on_admin_request(). */
function tell_of_unfinished( ?\WP_Error $refusal ): void {
	if ( null === $refusal || 'customize_your_store_not_put_back' !== $refusal->get_error_code() || ! current_user_can( shop_capability() ) || ! current_user_can( 'edit_theme_options' ) ) {
		return;
	}
	add_action( 'admin_notices', static fn() => print_unfinished( $refusal ) );
	add_action( 'admin_post_' . GIVE_UP_ACTION, __NAMESPACE__ . '\give_up_from_notice' );
}

/** @param \WP_Error $refusal As of not_put_back(). */
function print_unfinished( \WP_Error $refusal ): void {
	$said     = (string) ( $refusal->get_error_data()['database'] ?? '' );
	$sentence = __( 'Saving a design was cut off, and the store’s database refuses to put back what was there before, so visitors may see a part of both designs. This is tried again whenever you open a page of the admin area.', 'customize-your-store' );
	/* translators: %s: an error message of the database. */
	$why  = '' === $said ? '' : ' ' . sprintf( __( 'The database says: %s', 'customize-your-store' ), $said );
	$link = wp_nonce_url( admin_url( 'admin-post.php?action=' . GIVE_UP_ACTION ), GIVE_UP_ACTION );
	wp_admin_notice(
		esc_html( $sentence . $why ) . sprintf( ' <a href="%s">%s</a>', esc_url( $link ), esc_html__( 'Leave the store as it is now: the version history has what was there before', 'customize-your-store' ) ),
		array( 'type' => 'error' )
	);
}

/** Ends it as the link says, and goes back. */
function give_up_from_notice(): void {
	check_admin_referer( GIVE_UP_ACTION );
	$refusal = give_up_recovery();
	if ( null !== $refusal ) {
		wp_die( esc_html( $refusal->get_error_message() ), '', array( 'back_link' => true ) );
	}
	$from = wp_get_referer();
	wp_safe_redirect( false === $from ? admin_url() : $from );
	exit;
}

/** @return string What is unfinished, for `wp cys status`. */
function unfinished_in_words(): string {
	list( RECOVERY_RECORD => $kept, RECOVERY_MARK => $mark ) = raw_options( array( RECOVERY_RECORD, RECOVERY_MARK ) );
	if ( null === $kept ) {
		return 'none';
	}
	$left = things_left( unpacked( $kept ), $mark );
	return array() === $left ? 'running, or cut off without harm' : 'running, or not put back: ' . implode( ', ', $left );
}
