<?php
/**
 * Plugin Name: Interferes
 * Description: For tests. Does what wp-content/interfere says while a home template is saved, as badly written plugins do.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'save_post_wp_template',
	static function (): void {
		global $wpdb;
		$order = WP_CONTENT_DIR . '/interfere';
		switch ( is_file( $order ) ? trim( file_get_contents( $order ) ) : '' ) {
			case 'prints':
				echo 'Notice: something is <b>deprecated</b>';
				return;
			case 'throws':
				throw new RuntimeException( 'Nobody expects this.' );
			case 'redirects':
				wp_safe_redirect( home_url( '/' ) );
				exit;
			case 'exits':
				exit( 'Bye.' );
			case 'dies':
				wp_die( 'No.' );
			case 'alters':
				$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}interferes ( id INT )" );
				return;
			case 'begins':
				$wpdb->query( 'START TRANSACTION' );
				$wpdb->query( 'COMMIT' );
				return;
			case 'commits':
				$wpdb->query( 'COMMIT' );
				return;
			case 'fails':
				$wpdb->query( 'SELECT nothing FROM nowhere' );
		}
	},
	20
);
