<?php
/**
 * What the server knows about blocks and the client must know before it registers them: definitions, categories, bindings.
 *
 * Core prints this into its editor pages. Ours would pay for it on every screen (it is the largest piece of them all), so it
 * is a script of its own, fetched with the rest of the editor.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

const BLOCK_DEFINITIONS = 'customize-your-store-block-definitions';

/** Registered after all others, so that every block type is counted in its version. */
function register_block_definitions(): void {
	if ( ! is_flow_page() ) {
		return;
	}
	$names = array_keys( \WP_Block_Type_Registry::get_instance()->get_all_registered() );
	$state = array( get_bloginfo( 'version' ), determine_locale(), get_stylesheet(), $names, (array) get_option( 'active_plugins' ) );
	$src   = admin_url( 'admin-ajax.php?action=' . BLOCK_DEFINITIONS );
	wp_register_script( BLOCK_DEFINITIONS, $src, array( 'wp-blocks' ), md5( wp_json_encode( $state ) ), true );
}
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\register_block_definitions', 5 );

/** Answers with the script. Its address changes when what it says may change, so the browser may keep it for a day. */
function send_block_definitions(): void {
	if ( ! current_user_can( 'edit_theme_options' ) ) {
		wp_die( -1, 403 );
	}
	header( 'Content-Type: text/javascript; charset=UTF-8' );
	header( 'Cache-Control: private, max-age=86400' );
	header( 'X-Content-Type-Options: nosniff' );
	header_remove( 'Expires' );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a script made of JSON.
	echo block_definitions_script();
	exit;
}
add_action( 'wp_ajax_' . BLOCK_DEFINITIONS, __NAMESPACE__ . '\send_block_definitions' );

/** The calls with which core's own editor pages prepare `wp.blocks`. */
function block_definitions_script(): string {
	$sources = array_map(
		static fn( $source ) => array( 'name' => $source->name, 'label' => $source->label, 'usesContext' => $source->uses_context ),
		array_values( get_all_registered_block_bindings_sources() )
	);
	$context = new \WP_Block_Editor_Context( array( 'name' => 'customize-your-store/designer' ) );
	return sprintf(
		"wp.blocks.unstable__bootstrapServerSideBlockDefinitions( %s );\nwp.blocks.setCategories( %s );\nfor ( const source of %s ) {\n\twp.blocks.registerBlockBindingsSource( source );\n}\n",
		wp_json_encode( get_block_editor_server_block_settings(), JSON_UNESCAPED_SLASHES ),
		wp_json_encode( get_block_categories( $context ), JSON_UNESCAPED_SLASHES ),
		wp_json_encode( $sources, JSON_UNESCAPED_SLASHES )
	);
}
