<?php
/**
 * Who comes to the designer by its address waits for the description of the editor's assets, and the client asks for it only when all
 * scripts of the page have run. So the page itself asks, before the first of them.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The request, and its answer as `window.customizeYourStoreAssets`: a promise of the description, or of null if there is none. */
function ask_for_editor_assets_early(): void {
	$is_designer = str_starts_with( strtolower( query_text( 'path' ) ) . '/', FLOW_PATH . '/assembler-hub/' );
	if ( ! $is_designer || ! is_flow_page() || null === built( 'main' ) || ! current_user_can( 'edit_theme_options' ) ) {
		return;
	}
	// As the client asks, so that the browser's copy of an earlier answer serves both.
	$address = wp_json_encode( add_query_arg( '_locale', 'user', editor_assets_address() ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
	$headers = wp_json_encode(
		array(
			'Accept'     => 'application/json, */*;q=0.1',
			'X-WP-Nonce' => wp_create_nonce( 'wp_rest' ),
		)
	);
	$script = "window.customizeYourStoreAssets = fetch( $address, { headers: $headers, signal: AbortSignal.timeout( 60000 ) } ).then( ( answer ) => answer.ok ? answer.json() : null ).catch( () => null );";
	wp_print_inline_script_tag( $script, array( 'id' => CLIENT . '-assets' ) );
}
// Within the head, before any style sheet or script is printed.
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\ask_for_editor_assets_early', 1 );
