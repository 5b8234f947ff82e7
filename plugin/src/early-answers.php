<?php
/**
 * Who comes to the flow waits for what it reads of the store, and who comes to the designer by its address also for the description of the
 * editor's assets and for what blocks read at first; and the client asks for them only when all scripts of the page have run. So the page
 * itself asks, before the first of them.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * As the client asks (src/effects/adapters/editor-assets.ts, rest-preload.ts), so that the browser's copy of an earlier answer serves both. An
 * answer that is of no use is null.
 */
const EARLY_SCRIPT = <<<'JS'
window.customizeYourStoreEarly = ( ( { assets, reads, flow, habits, nonce } ) => {
	const ask = ( address, options ) =>
		fetch( address, {
			...options,
			headers: { Accept: 'application/json, */*;q=0.1', 'X-WP-Nonce': nonce, 'X-Customize-Your-Store': '1', ...options.headers },
			signal: AbortSignal.timeout( 60000 ),
		} )
			.then( ( answer ) => ( answer.ok ? answer.json() : null ) )
			.catch( () => null );
	let paths = [];
	try {
		paths = JSON.parse( localStorage.getItem( habits ) ).slice( 0, 40 );
	} catch {}
	return {
		assets: assets && ask( assets, {} ),
		reads: reads && ask( reads, { method: 'POST', body: JSON.stringify( { paths } ), headers: { 'Content-Type': 'application/json' } } ),
		flow: { ...flow, reply: ask( flow.address, {} ) },
	};
} )( TOLD );
JS;

/** Within the head, before any style sheet or script is printed. */
function ask_early(): void {
	if ( ! is_flow_page() || null === built( 'main' ) || ! current_user_can( 'edit_theme_options' ) ) {
		return;
	}
	$is_designer = str_starts_with( strtolower( query_text( 'path' ) ) . '/', FLOW_PATH . '/assembler-hub/' );
	// What blocks read makes WordPress write a first menu: an address that leads elsewhere on an undesigned store must not.
	$opens  = $is_designer && 'yes' === get_option( 'woocommerce_admin_customize_store_completed' );
	$root   = esc_url_raw( rest_url() );
	$paths  = $opens ? array( ...first_paths(), ...designer_paths() ) : first_paths();
	$rights = $opens ? DESIGNER_RIGHTS : array();
	$told   = array(
		'assets' => $is_designer ? add_query_arg( '_locale', 'user', editor_assets_address( editor_assets_state() ) ) : null,
		'reads'  => $opens ? add_query_arg( '_locale', 'user', $root . REST_SPACE . '/preload' ) : null,
		'flow'   => array(
			'address' => reads_address( $paths, $rights ),
			'paths'   => $paths,
			'rights'  => $rights,
		),
		'habits' => "customize-your-store-blocks-read:$root",
		'nonce'  => wp_create_nonce( 'wp_rest' ),
	);
	$json   = (string) wp_json_encode( $told, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
	wp_print_inline_script_tag( str_replace( 'TOLD', $json, EARLY_SCRIPT ), array( 'id' => CLIENT . '-early' ) );
	// The designer's own code runs after the editor's, and can be there by then.
	foreach ( $is_designer ? built( 'designer' )['modules'] ?? array() : array() as $module ) {
		printf( '<link rel="modulepreload" href="%s" />' . "\n", esc_url( built_url( $module ) ) );
	}
}
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\ask_early', 1 );
