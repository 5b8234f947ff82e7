<?php
/**
 * Database settings of the embedded store, which has a single worker that handles one request at a time.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

// The lock is taken once per request instead of once per query (each time, PHP on WebAssembly has to ask another thread), and flushing
// writes to the disk is left to the system: writes survive if the store is killed, but not necessarily a power failure.
if ( isset( $GLOBALS['@pdo'] ) && ! wp_installing() && isset( $_SERVER['HTTP_HOST'], $_SERVER['REQUEST_METHOD'] ) ) {
	$GLOBALS['@pdo']->exec( 'PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = OFF' );
}
