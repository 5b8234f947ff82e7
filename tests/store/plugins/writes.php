<?php
/**
 * Plugin Name: Writes
 * Description: For tests. Notes in wp-content/writes.log every statement that changes the database.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'query',
	static function ( $query ) {
		if ( ! preg_match( '/^\s*(SELECT|SHOW|DESCRIBE|EXPLAIN|SET)\b/i', $query ) ) {
			file_put_contents( WP_CONTENT_DIR . '/writes.log', preg_replace( '/\s+/', ' ', $query ) . "\n", FILE_APPEND );
		}
		return $query;
	}
);

// What a store with WooCommerce has.
add_action( 'init', static fn() => get_role( 'customer' ) ?: add_role( 'customer', 'Customer', array( 'read' => true ) ) );
