<?php
/**
 * The design where a page of the merchant's stands in front: a template that this page uses. The page keeps its text and its place, a list
 * of posts keeps its own template, and Settings › Reading keeps its values and its power.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The template's slug: one that WordPress shows only where a page names it. The client knows it by the same name. */
const HOME_OF_PAGE = 'customize-your-store-home';

/** Where WordPress keeps which template a page uses. */
const TEMPLATE_OF_PAGE = '_wp_page_template';

/** What the template was that pages used and that was deleted, as a hash, and which pages these are. */
const PAGES_OF_DELETED_HOME = 'customize_your_store_pages_of_home';

/** Which template the page used before. */
const TEMPLATE_BEFORE = '_customize_your_store_template_before';

/**
 * The page in front that can have the design; 0 for none. The shop's page cannot: WooCommerce shows it by a template of its own. Plugins
 * for several languages name another page for each, so the stored one counts.
 */
function page_in_front(): int {
	$options = raw_options( array( 'show_on_front', 'page_on_front' ) );
	$page    = 'page' === $options['show_on_front'] ? get_post( max( 0, (int) $options['page_on_front'] ) ) : null;
	return (int) $options['page_on_front'] > 0 && is_public_page( $page ) && shop_page( 'shop' )?->ID !== $page->ID ? $page->ID : 0;
}

/** Does the page in front show the design? */
function is_page_designed(): bool {
	$page = page_in_front();
	return 0 !== $page && HOME_OF_PAGE === get_post_meta( $page, TEMPLATE_OF_PAGE, true )
		&& 0 !== post_of_template( 'wp_template', get_stylesheet() . '//' . HOME_OF_PAGE );
}

/**
 * Has the page in front use the design.
 *
 * @throws Publication_Stopped There is no such page any more, or this account may not change it.
 */
function show_design_on_page(): void {
	$page = page_in_front();
	if ( 0 === $page && needs_home_page() ) {
		$page = put_made_page_in_front();
	}
	if ( 0 === $page || page_in_front() !== $page ) {
		throw new Publication_Stopped( refusal( 'customize_your_store_changed', __( 'Someone else changed this.', 'customize-your-store' ), 409 ) );
	}
	if ( ! current_user_can( 'edit_post', $page ) ) {
		throw new Publication_Stopped( refusal( 'rest_forbidden', __( 'Sorry, you are not allowed to change these settings.', 'customize-your-store' ) ) );
	}
	$before = (string) get_post_meta( $page, TEMPLATE_OF_PAGE, true );
	if ( HOME_OF_PAGE !== $before ) {
		update_post_meta( $page, TEMPLATE_BEFORE, $before );
		update_post_meta( $page, TEMPLATE_OF_PAGE, HOME_OF_PAGE );
	}
	if ( HOME_OF_PAGE !== get_post_meta( $page, TEMPLATE_OF_PAGE, true ) ) {
		throw new Publication_Stopped( interrupted( 'frontPage' ) );
	}
}

/**
 * Where the active theme has no such template any more, pages use again what they used before.
 *
 * @param int      $id   Of a post that was deleted.
 * @param \WP_Post $post The same.
 */
function show_pages_as_before( int $id, \WP_Post $post ): void {
	if ( 'wp_template' !== $post->post_type || HOME_OF_PAGE !== $post->post_name || 0 !== post_of_template( 'wp_template', get_stylesheet() . '//' . HOME_OF_PAGE ) ) {
		return;
	}
	$pages = get_posts(
		array(
			'post_type'   => 'page',
			'post_status' => 'any',
			'numberposts' => -1,
			'fields'      => 'ids',
			// phpcs:disable WordPress.DB.SlowDBQuery -- once, when a design is removed.
			'meta_key'    => TEMPLATE_OF_PAGE,
			'meta_value'  => HOME_OF_PAGE,
			// phpcs:enable
		)
	);
	// Whoever brings the same template back, as the undo of a restore does, wants the pages to use it again.
	$made = array_filter( array_combine( $pages, array_map( __NAMESPACE__ . '\remove_made_page', $pages ) ) );
	update_option( PAGES_OF_DELETED_HOME, array( md5( $post->post_content ), $pages, $made ), false );
	foreach ( array_diff( $pages, array_keys( $made ) ) as $page ) {
		$before = (string) get_post_meta( $page, TEMPLATE_BEFORE, true );
		if ( '' === $before ) {
			delete_post_meta( $page, TEMPLATE_OF_PAGE );
		} else {
			update_post_meta( $page, TEMPLATE_OF_PAGE, $before );
		}
		delete_post_meta( $page, TEMPLATE_BEFORE );
	}
}
add_action( 'deleted_post', __NAMESPACE__ . '\show_pages_as_before', 10, 2 );

/**
 * Has pages use a template again that was deleted and comes back as it was.
 *
 * @param int      $id   Of a template.
 * @param \WP_Post $post The same.
 */
function show_design_on_pages_again( int $id, \WP_Post $post ): void {
	list( $content, $pages, $made ) = array_pad( get_option( PAGES_OF_DELETED_HOME, array( '', array() ) ), 3, array() );
	if ( HOME_OF_PAGE !== $post->post_name || md5( $post->post_content ) !== $content ) {
		return;
	}
	foreach ( $made as $page => $document ) {
		put_back_design_post( "page $page", $document, true );
		if ( $document['in_front'] ) {
			update_option( 'page_on_front', $page );
		}
	}
	foreach ( array_diff( $pages, array_keys( $made ) ) as $page ) {
		update_post_meta( $page, TEMPLATE_BEFORE, (string) get_post_meta( $page, TEMPLATE_OF_PAGE, true ) );
		update_post_meta( $page, TEMPLATE_OF_PAGE, HOME_OF_PAGE );
	}
	delete_option( PAGES_OF_DELETED_HOME );
}
add_action( 'save_post_wp_template', __NAMESPACE__ . '\show_design_on_pages_again', 10, 2 );

/** Tells the designer, with the template of the front page, of the one that the page in front uses or will use. */
function tell_home_of_page(): void {
	if ( ! is_design_request() ) {
		return;
	}
	register_rest_field(
		'wp_template',
		'customize_your_store_of_page',
		array(
			'get_callback' => static fn( array $reply, string $field, \WP_REST_Request $request ): ?array => '/wp/v2/templates/lookup' === $request->get_route() && ( 0 !== page_in_front() || needs_home_page() )
				? home_of_page( (string) ( $reply['theme'] ?? get_stylesheet() ) ) : null,
			'schema'       => array(
				'type'     => array( 'object', 'null' ),
				'readonly' => true,
				'context'  => array( 'edit', 'view' ),
			),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\tell_home_of_page' );

/**
 * The template as WordPress tells it; its id alone where it is not there yet.
 *
 * @param string $theme Whose it is.
 * @return array<string, mixed>
 */
function home_of_page( string $theme ): array {
	$id    = $theme . '//' . HOME_OF_PAGE;
	$reply = 0 === post_of_template( 'wp_template', $id ) ? null : rest_do_request( new \WP_REST_Request( 'GET', TEMPLATE_ROUTES['wp_template'] . '/' . $id ) );
	return null === $reply || $reply->is_error() ? array( 'id' => $id ) : (array) $reply->get_data();
}
