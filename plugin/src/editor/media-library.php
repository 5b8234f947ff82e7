<?php
/**
 * WordPress's own media library, on demand: the page only says where its scripts are, and asks for what wp_enqueue_media() would
 * print into a page: words, settings, nonces and templates. It is asked for in the admin area, since plugins add to the
 * library where they see it around them.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

const MEDIA_LIBRARY = 'customize-your-store-media';

/** The library's scripts and styles, as wp_enqueue_media() names them. */
const MEDIA_SCRIPTS = array( 'media-editor', 'media-audiovideo' );
const MEDIA_STYLES  = array( 'media-views', 'imgareaselect' );

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
 * Where the words are, scripts and styles in loading order; none when another plugin has put the library into the page.
 *
 * @return array{words: ?string, scripts: list<array<string, mixed>>, styles: list<array<string, mixed>>}
 */
function media_library(): array {
	if ( did_action( 'wp_enqueue_media' ) ) {
		return array(
			'words'   => null,
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
		'words'   => admin_url( 'admin-ajax.php?action=' . MEDIA_LIBRARY ),
		'scripts' => array_map( static fn( $handle ) => described_script( $scripts, $handle ), array_values( $missing ) ),
		'styles'  => array_values( array_filter( array_map( static fn( $handle ) => described_style( $styles, $handle ), array_values( $looks ) ) ) ),
	);
}

/** Answers with what comes before the library's scripts: inline code as WordPress prints it, and its templates. */
function send_media_library(): void {
	answer_only_our_page( 'upload_files' );
	ob_start();
	wp_enqueue_media();
	ob_clean();
	wp_print_media_templates();
	$templates = (string) ob_get_clean();
	$code      = array_map( static fn( $handle ) => (string) wp_scripts()->get_data( $handle, 'data' ), array( 'wp-plupload', 'media-views' ) );
	// Never from a cache: there are nonces in it.
	header( 'Cache-Control: private, no-store' );
	wp_send_json( compact( 'code', 'templates' ) );
}
add_action( 'wp_ajax_' . MEDIA_LIBRARY, __NAMESPACE__ . '\send_media_library' );
