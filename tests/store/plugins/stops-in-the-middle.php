<?php
/**
 * Plugin Name: Stops in the middle
 * Description: For tests. PHP stands still for good at the hook that wp-content/stop-at names, and writes wp-content/stopped there.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

$stop_at = WP_CONTENT_DIR . '/stop-at';
if ( is_file( $stop_at ) ) {
	add_action(
		trim( file_get_contents( $stop_at ) ),
		static function () use ( $stop_at ): void {
			rename( $stop_at, WP_CONTENT_DIR . '/stopped' );
			while ( true ) {
				usleep( 100000 );
			}
		},
		PHP_INT_MIN
	);
}
