<?php
/**
 * Plugin Name: Calls itself
 * Description: For tests. Notes in wp-content/calls-itself.log which of its own addresses the store asks for, and refuses that where there is a file wp-content/cannot-call-itself.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_http_request',
	static function ( $answer, $arguments, $url ) {
		if ( ! str_starts_with( $url, site_url() ) ) {
			return $answer;
		}
		file_put_contents( WP_CONTENT_DIR . '/calls-itself.log', wp_parse_url( $url, PHP_URL_PATH ) . "\n", FILE_APPEND );
		return is_file( WP_CONTENT_DIR . '/cannot-call-itself' ) ? new WP_Error( 'http_request_failed', 'cURL error 28: Connection timed out' ) : $answer;
	},
	PHP_INT_MIN,
	3
);
