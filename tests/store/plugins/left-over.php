<?php
/**
 * Plugin Name: Left over
 * Description: Names what a store still has of Customize Your Store: options, and meta of posts.
 *
 * @package CustomizeYourStore
 */

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'left-over/v1',
			'/names',
			array(
				'methods'             => 'GET',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static function (): array {
					global $wpdb;
					return array(
						'options' => $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%customize_your_store%'" ),
						'meta'    => $wpdb->get_col( "SELECT DISTINCT meta_key FROM $wpdb->postmeta WHERE meta_key LIKE '%customize_your_store%'" ),
					);
				},
			)
		);
		register_rest_route(
			'left-over/v1',
			'/forget',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static function (): array {
					require_once WP_PLUGIN_DIR . '/customize-your-store/src/stored-data.php';
					CustomizeYourStore\forget_what_is_kept();
					return array( 'consent' => get_option( 'woocommerce_blocks_allow_ai_connection', null ) );
				},
			)
		);
		register_rest_route(
			'left-over/v1',
			'/consent',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static fn( WP_REST_Request $request ) => update_option( 'woocommerce_blocks_allow_ai_connection', $request['before'] ),
			)
		);
		// As a design and the wizard leave it, and a design that somebody looks at.
		register_rest_route(
			'left-over/v1',
			'/leave',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static function (): array {
					$page = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Designed', 'post_status' => 'publish' ) );
					add_post_meta( $page, '_customize_your_store_written', 'hash' );
					add_post_meta( $page, '_customize_your_store_before', array( 'title' => 'Before' ) );
					update_option( 'customize_your_store_trade', array( 'trade' => 'tea' ) );
					update_option( 'customize_your_store_pattern_texts', array( 'Default' => 'Written' ) );
					set_transient( 'customize_your_store_draft_' . get_current_user_id(), array( 'key' => 'secret' ), HOUR_IN_SECONDS );
					return array( 'page' => $page );
				},
			)
		);
	}
);
