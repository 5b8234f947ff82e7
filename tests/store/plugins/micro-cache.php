<?php
/**
 * Plugin Name: Micro cache
 * Description: For tests. Keeps each answer of the REST API to a GET for a minute, by its address, whoever asks and whatever its headers say.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

if ( 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) && str_contains( (string) $_SERVER['REQUEST_URI'], '/wp-json/' ) && ! str_contains( (string) $_SERVER['REQUEST_URI'], '/stored/v1/' ) ) {
	$folder = WP_CONTENT_DIR . '/micro-cache';
	wp_mkdir_p( $folder );
	$file = $folder . '/' . md5( (string) $_SERVER['REQUEST_URI'] );
	if ( is_file( $file ) && filemtime( $file ) > time() - 60 ) {
		$kept = json_decode( (string) file_get_contents( $file ), true );
		header( 'Content-Type: application/json; charset=UTF-8' );
		header( 'X-Micro-Cache: HIT' );
		echo $kept;
		exit;
	}
	ob_start(
		static function ( string $body ) use ( $file ): string {
			if ( 200 === http_response_code() ) {
				file_put_contents( $file, json_encode( $body ) );
			}
			return $body;
		}
	);
}
