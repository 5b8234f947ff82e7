<?php
/**
 * Plugin Name: No uploads
 * Description: For tests. Where there is a file wp-content/no-uploads, nothing can be written into the uploads folder.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'upload_dir',
	static function ( array $folder ): array {
		clearstatcache();
		return is_file( WP_CONTENT_DIR . '/no-uploads' ) ? array( 'error' => 'Unable to create directory wp-content/uploads/2026.' ) + $folder : $folder;
	}
);
