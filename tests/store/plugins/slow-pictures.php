<?php
/**
 * Plugin Name: Slow pictures
 * Description: For tests. A new picture of the media library takes as many seconds as wp-content/slow-pictures says.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'wp_generate_attachment_metadata',
	static function ( $metadata ) {
		usleep( (int) ( 1000000 * (float) file_get_contents( WP_CONTENT_DIR . '/slow-pictures' ) ) );
		return $metadata;
	}
);
