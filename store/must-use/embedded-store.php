<?php
/**
 * Plugin Name: Embedded store
 * Description: What makes this WordPress a store on your own computer: its first settings, quiet, and variants to try.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

/** Whether the store runs on this computer's PHP; otherwise it runs on WebAssembly (store/engine.ts). */
function on_native_php(): bool {
	return defined( 'EMBEDDED_STORE_ENGINE' ) && 'php' === EMBEDDED_STORE_ENGINE;
}

require __DIR__ . '/parts/database.php';
require __DIR__ . '/parts/login.php';
require __DIR__ . '/parts/first-time.php';
require __DIR__ . '/parts/woocommerce.php';
require __DIR__ . '/parts/quiet.php';
require __DIR__ . '/parts/own-files.php';
require __DIR__ . '/parts/pictures-once.php';
require __DIR__ . '/parts/safe-source.php';
require __DIR__ . '/parts/reload.php';
require __DIR__ . '/parts/variant.php';
require __DIR__ . '/parts/ai-model.php';

// A tool that boots a store may put code of its own there.
if ( is_file( WP_CONTENT_DIR . '/own-must-use.php' ) ) {
	require WP_CONTENT_DIR . '/own-must-use.php';
}

// Not during the installation: without tables, a shop would only cause errors.
$stand_in = WP_CONTENT_DIR . '/stand-in/stand-in.php';
if ( ! wp_installing() && is_file( $stand_in ) ) {
	require $stand_in;
}
