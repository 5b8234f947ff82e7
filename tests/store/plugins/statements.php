<?php
/**
 * Plugin Name: Statements
 * Description: For tests. Notes in wp-content/statements.log every statement, one on a line.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'query',
	static function ( $query ) {
		file_put_contents( WP_CONTENT_DIR . '/statements.log', trim( preg_replace( '/\\s+/', ' ', $query ) ) . "\n", FILE_APPEND );
		return $query;
	}
);
