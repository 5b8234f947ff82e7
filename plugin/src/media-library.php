<?php
/**
 * WordPress's own media library, on demand: the page only says where its scripts are, and a script of ours brings what
 * wp_enqueue_media() would print into a page: words, settings, nonces and templates.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

const MEDIA_LIBRARY = 'customize-your-store-media';

/** The library's scripts and styles, as wp_enqueue_media() names them. */
const MEDIA_SCRIPTS = array( MEDIA_LIBRARY, 'media-editor', 'media-audiovideo' );
const MEDIA_STYLES  = array( 'media-views', 'imgareaselect' );

/** Our script's address. */
function register_media_library(): void {
	if ( is_flow_page() ) {
		wp_register_script( MEDIA_LIBRARY, admin_url( 'admin-ajax.php?action=' . MEDIA_LIBRARY ), array(), null, true );
	}
}
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\register_media_library', 5 );

/** Tells the client where the library is: what neither the page nor the designer loads. */
function print_media_library(): void {
	if ( ! is_flow_page() || ! wp_script_is( CLIENT, 'enqueued' ) || ! current_user_can( 'upload_files' ) ) {
		return;
	}
	$json = wp_json_encode( media_library(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
	wp_print_inline_script_tag( "window.customizeYourStoreMedia = $json;", array( 'id' => MEDIA_LIBRARY . '-js' ) );
}
add_action( 'admin_footer', __NAMESPACE__ . '\print_media_library' );

/**
 * Scripts and styles in loading order; none when another plugin has put the library into the page.
 *
 * @return array{scripts: list<array<string, mixed>>, styles: list<array<string, mixed>>}
 */
function media_library(): array {
	if ( did_action( 'wp_enqueue_media' ) ) {
		return array(
			'scripts' => array(),
			'styles'  => array(),
		);
	}
	$scripts = wp_scripts();
	$styles  = wp_styles();
	$ours    = array_merge( $scripts->queue, designer_handles() );
	$missing = array_diff( all_handles( $scripts, MEDIA_SCRIPTS ), all_handles( $scripts, $ours ), $scripts->done );
	$looks   = array_diff( all_handles( $styles, MEDIA_STYLES ), all_handles( $styles, $styles->queue ), $styles->done );
	return array(
		'scripts' => array_map( static fn( $handle ) => described_script( $scripts, $handle ), array_values( $missing ) ),
		'styles'  => array_values( array_filter( array_map( static fn( $handle ) => described_style( $styles, $handle ), array_values( $looks ) ) ) ),
	);
}

/** Answers with our script. Never from a cache: there are nonces in it. */
function send_media_library(): void {
	if ( ! current_user_can( 'upload_files' ) ) {
		wp_die( -1, 403 );
	}
	wp_enqueue_media();
	ob_start();
	wp_print_media_templates();
	$templates = wp_json_encode( ob_get_clean(), JSON_UNESCAPED_SLASHES );
	$data      = array_map( static fn( $handle ) => (string) wp_scripts()->get_data( $handle, 'data' ), array( 'wp-plupload', 'media-views' ) );
	nocache_headers();
	header( 'Content-Type: text/javascript; charset=UTF-8' );
	header( 'X-Content-Type-Options: nosniff' );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a script made of JSON.
	printf( "%s\ndocument.body.insertAdjacentHTML( 'beforeend', %s );", implode( "\n", $data ), $templates );
	exit;
}
add_action( 'wp_ajax_' . MEDIA_LIBRARY, __NAMESPACE__ . '\send_media_library' );
