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
			case 'loses':
				// Only MariaDB has connections that can be lost.
				mysqli_query( $wpdb->dbh, 'KILL CONNECTION_ID()' );
				return;
			case 'fails':
				$wpdb->query( 'SELECT nothing FROM nowhere' );
		}
	},
	20
);

add_filter(
	'rest_pre_dispatch',
	static function ( $result, $server, $request ) {
		$order = WP_CONTENT_DIR . '/interfere';
		return is_file( $order ) && 'forbids' === trim( file_get_contents( $order ) ) && str_starts_with( $request->get_route(), '/wp/v2/templates' )
			? new WP_Error( 'security_plugin', 'Templates are locked.', array( 'status' => 403 ) ) : $result;
	},
	10,
	3
);
// A firewall in front of the store looks at what is sent, before WordPress does.
if ( is_file( WP_CONTENT_DIR . '/interfere' ) && 'firewall' === trim( file_get_contents( WP_CONTENT_DIR . '/interfere' ) ) && str_contains( $_SERVER['REQUEST_URI'], '/publications' ) && 'POST' === $_SERVER['REQUEST_METHOD'] ) {
	header( 'Content-Type: text/html', true, 403 );
	exit( '<html><body><h1>403 Forbidden</h1></body></html>' );
}
