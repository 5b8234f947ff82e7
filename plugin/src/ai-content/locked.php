<?php
/**
 * Work that must not be done twice at once: two tabs may ask for the same thing in the same second.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** Longer than any of the work takes; then the other request is taken for dead. */
const PATIENCE_IN_SECONDS = 30;

/**
 * Does the work while nobody else does work of that name.
 *
 * @template T
 * @param string        $name What the work is about.
 * @param callable(): T $work The work.
 * @return T
 */
function locked( string $name, callable $work ) {
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	$lock  = 'customize_your_store_' . $name;
	$until = microtime( true ) + PATIENCE_IN_SECONDS;
	$mine  = \WP_Upgrader::create_lock( $lock, PATIENCE_IN_SECONDS );
	while ( ! $mine && microtime( true ) < $until ) {
		usleep( 100000 );
		$mine = \WP_Upgrader::create_lock( $lock, PATIENCE_IN_SECONDS );
	}
	try {
		return $work();
	} finally {
		if ( $mine ) {
			\WP_Upgrader::release_lock( $lock );
		}
	}
}
