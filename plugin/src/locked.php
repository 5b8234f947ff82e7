<?php
/**
 * Work that must not be done twice at once: two tabs may ask for the same thing in the same second.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * Does the work while nobody else does work of that name.
 *
 * @template T
 * @param string        $name What the work is about.
 * @param callable(): T $work The work.
 * @param int           $patience Seconds, longer than the work takes; then the other request is taken for dead.
 * @return T
 */
function locked( string $name, callable $work, int $patience = 30 ) {
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	$lock  = 'customize_your_store_' . $name;
	$until = microtime( true ) + $patience;
	$mine  = \WP_Upgrader::create_lock( $lock, $patience );
	while ( ! $mine && microtime( true ) < $until ) {
		usleep( 100000 );
		$mine = \WP_Upgrader::create_lock( $lock, $patience );
	}
	try {
		return $work();
	} finally {
		if ( $mine ) {
			\WP_Upgrader::release_lock( $lock );
		}
	}
}
