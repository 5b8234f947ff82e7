<?php
/**
 * Plugin Name: Notes requests
 * Description: For tests. Notes in wp-content/requests.log what the store asks of other hosts: the host, and all that is sent.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_http_request',
	static function ( $answer, $arguments, $url ) {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		if ( wp_parse_url( home_url(), PHP_URL_HOST ) !== $host ) {
			$sent = $url . ' ' . wp_json_encode( $arguments['body'] ?? '' );
			file_put_contents( WP_CONTENT_DIR . '/requests.log', wp_json_encode( array( 'host' => $host, 'sent' => $sent ) ) . "\n", FILE_APPEND );
		}
		return $answer;
	},
	PHP_INT_MIN,
	3
);
