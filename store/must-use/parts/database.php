<?php
/**
 * Database settings of the embedded store.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

if ( isset( $GLOBALS['@pdo'] ) && ! wp_installing() && isset( $_SERVER['HTTP_HOST'], $_SERVER['REQUEST_METHOD'] ) ) {
	// Flushing writes to the disk is left to the system: they survive if the store is killed, but not necessarily a power failure.
	$GLOBALS['@pdo']->exec( 'PRAGMA synchronous = OFF' );
	// On WebAssembly, one worker handles one request at a time, and has to ask another thread for each lock: one per request is enough.
	if ( ! on_native_php() ) {
		$GLOBALS['@pdo']->exec( 'PRAGMA locking_mode = EXCLUSIVE' );
	}
}
