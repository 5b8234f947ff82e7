<?php
/**
 * Plugin Name: Shopper cost
 * Description: For tests. Says at the end of each answer, in headers, what it took: queries, files of the plugin under test, and how often all routes were listed.
 * To who asks with the header X-Tell-Queries, it also lists each query and who made it, in a comment below the answer.
 */

namespace CustomizeYourStore\Tests;

defined( 'ABSPATH' ) || exit;

if ( isset( $_SERVER['HTTP_X_TELL_QUERIES'] ) && ! defined( 'SAVEQUERIES' ) ) {
	define( 'SAVEQUERIES', true );
}

/** How often somebody listed all routes. */
$GLOBALS['cys_lists_of_routes'] = 0;
add_filter(
	'rest_endpoints',
	static function ( $endpoints ) {
		++$GLOBALS['cys_lists_of_routes'];
		return $endpoints;
	}
);

// The whole page is held back until it is done, so that headers can still be sent.
ob_start();
add_action(
	'shutdown',
	static function (): void {
		// The folder may be a link.
		$home  = realpath( WP_PLUGIN_DIR . '/customize-your-store' ) . '/';
		$ours  = array_filter( get_included_files(), static fn( $file ) => str_starts_with( $file, $home ) );
		$names = array_map( static fn( $file ) => substr( $file, strlen( $home ) ), $ours );
		header( 'X-Queries: ' . get_num_queries() );
		header( 'X-Files: ' . implode( ' ', $names ) );
		header( 'X-Routes: ' . $GLOBALS['cys_lists_of_routes'] );
		if ( isset( $_SERVER['HTTP_X_TELL_QUERIES'] ) ) {
			$queries = array_map( static fn( $query ) => array( $query[0], $query[2] ), $GLOBALS['wpdb']->queries );
			echo "\n<!-- queries ", wp_json_encode( $queries, JSON_HEX_TAG | JSON_INVALID_UTF8_SUBSTITUTE ), ' -->';
		}
		header( 'X-Milliseconds: ' . round( 1000 * ( microtime( true ) - (float) $_SERVER['REQUEST_TIME_FLOAT'] ), 3 ) );
	},
	-1
);
