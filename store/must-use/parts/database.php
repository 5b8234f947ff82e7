<?php
/**
 * How the embedded store's database is used: by one worker, which answers one request after the other.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

// The lock is taken once per request instead of once per query (each time, PHP on WebAssembly has to ask another thread), and a
// write is left to the system to bring to the disk: what a killed store has written is still there, only a power cut may cost it.
if ( isset( $GLOBALS['@pdo'] ) && ! wp_installing() && isset( $_SERVER['HTTP_HOST'], $_SERVER['REQUEST_METHOD'] ) ) {
	$GLOBALS['@pdo']->exec( 'PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = OFF' );
}
