<?php
/**
 * Plugin Name: Network
 * Description: For tests. Makes the store the first site of a network, as WordPress's own "Network Setup" does, which refuses an address with a port; see tests/store/network.ts.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

register_activation_hook(
	__FILE__,
	static function (): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) {
			$wpdb->$table = $prefixed;
		}
		install_network();
		$made = populate_network( 1, $_SERVER['HTTP_HOST'], get_option( 'admin_email' ), 'Shops', '/' );
		if ( is_wp_error( $made ) ) {
			wp_die( $made );
		}
	}
);

// When WordPress knows of the network, it gets another site.
add_action(
	'init',
	static function (): void {
		if ( is_multisite() && 1 === get_sites( array( 'count' => true ) ) ) {
			wp_insert_site(
				array(
					'domain' => get_network()->domain,
					'path'   => '/second/',
					'title'  => 'Second',
				)
			);
		}
	}
);
