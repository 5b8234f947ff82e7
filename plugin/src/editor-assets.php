<?php
/**
 * The scripts and styles of the block editor, as core collects them for the site editor of this store.
 *
 * Plugins bring their blocks in many ways: by name, on `enqueue_block_editor_assets`, with data that is printed into the
 * footer. So nobody is asked for a list of names: a request of our own runs WordPress's own site editor, with its screen, its
 * hooks and its registries, up to where its footer would be printed, and is answered with a description of what stands there.
 * The client asks for it when the merchant comes near the designer; the page of the flow pays nothing for it.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The argument that asks the site editor for its description instead of its page. */
const EDITOR_ASSETS = 'customize-your-store-assets';

/**
 * Where the description is. `p` keeps core from leading to the editor's newer address.
 *
 * @param string $state With the present state, the browser does not even ask whether its copy still holds.
 */
function editor_assets_address( string $state = '1' ): string {
	return add_query_arg(
		array(
			'p'           => '/',
			EDITOR_ASSETS => $state,
		),
		admin_url( 'site-editor.php' )
	);
}

/** The site editor begins. If the designer asks what it loads, nothing is printed from here on: what plugins and core write on the way is thrown away. */
function begin_editor_assets(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the nonce comes in a header, see below.
	if ( ! isset( $_GET[ EDITOR_ASSETS ] ) ) {
		return;
	}
	answer_only_our_page( 'edit_theme_options' );
	answer_unless_changed( editor_assets_state(), query_text( EDITOR_ASSETS ) );
	ob_start();
	add_filter( 'block_editor_rest_api_preload_paths', '__return_empty_array', PHP_INT_MAX );
	remove_action( 'admin_footer', 'wp_print_media_templates' );
	note_what_editors_get();
	// After those who add data at the last moment (WooCommerce: 1), before WordPress prints (10).
	add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\send_editor_assets', 9 );
}

/** Answers with the description. */
function send_editor_assets(): void {
	$scripts = all_handles( wp_scripts(), editor_scripts() );
	$styles  = all_handles( wp_styles(), editor_styles( $scripts ) );
	$answer  = array(
		'scripts' => array( ...array_map( static fn( $handle ) => described_script( wp_scripts(), $handle ), $scripts ), script_that_says_what_is_edited(), script_that_names_blocks_of_the_server() ),
		'styles'  => array_values( array_filter( array_map( static fn( $handle ) => described_style( wp_styles(), $handle ), $styles ) ) ),
		'imports' => (object) import_map(),
	);
	while ( ob_get_level() > 0 && ob_end_clean() ) {
		continue;
	}
	header( 'Content-Type: application/json; charset=UTF-8' );
	echo wp_json_encode( $answer, JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
	exit;
}

/**
 * Where modules are that classic scripts may import while they run, from the import map that the page would print.
 *
 * @return array<string, string>
 */
function import_map(): array {
	ob_start();
	wp_script_modules()->print_import_map();
	$map = json_decode( wp_strip_all_tags( (string) preg_replace( '#^\s*<script[^>]*>|</script>\s*$#', '', (string) ob_get_clean() ) ), true );
	return is_array( $map['imports'] ?? null ) ? $map['imports'] : array();
}
