<?php
/**
 * Plugin Name: Local Openverse
 * Description: For tests. Photographs are searched at the address that PUT /local-openverse/v1/address gave; its port counts as one of the web's.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'local-openverse/v1',
			'/address',
			array(
				'methods'             => 'PUT',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static fn( \WP_REST_Request $request ) => update_option( 'local_openverse', (string) $request['address'] ),
			)
		);
		// The time of a cache is over.
		register_rest_route(
			'local-openverse/v1',
			'/forget',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static function (): array {
					global $wpdb;
					$names = $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '_transient_customize_your_store_photographs%'" );
					$left  = array();
					foreach ( $names as $name ) {
						$name          = substr( $name, strlen( '_transient_' ) );
						$left[ $name ] = (int) get_option( "_transient_timeout_$name" ) - time();
						delete_transient( $name );
					}
					return $left;
				},
			)
		);
	}
);
add_filter( 'customize_your_store_openverse', static fn( $address ) => get_option( 'local_openverse', $address ) );
add_filter( 'http_allowed_safe_ports', static fn( $ports ) => array_merge( $ports, array( (int) wp_parse_url( get_option( 'local_openverse', '' ), PHP_URL_PORT ) ) ) );
