<?php
/**
 * Plugin Name: Shop state
 * Description: For tests. Tells at `tests/v1/shop-state` what a store keeps of carts, orders, stock and addresses.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'rest_api_init',
	static function () {
		register_rest_route(
			'tests/v1',
			'/shop-state',
			array(
				'methods'             => 'GET',
				'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				'callback'            => static function () {
					global $wpdb;
					// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.DirectDatabaseQuery
					$rows = static fn( $from ) => $wpdb->get_results( "SELECT $from", ARRAY_A );
					return array(
						'sessions'  => $rows( "session_key, session_value FROM {$wpdb->prefix}woocommerce_sessions ORDER BY session_key" ),
						'orders'    => $rows( "id, status FROM {$wpdb->prefix}wc_orders ORDER BY id" ),
						'oldOrders' => $rows( "ID, post_status FROM {$wpdb->posts} WHERE post_type LIKE 'shop_order%' ORDER BY ID" ),
						'reserved'  => $rows( "* FROM {$wpdb->prefix}wc_reserved_stock ORDER BY order_id" ),
						'stock'     => $rows( "post_id, meta_key, meta_value FROM {$wpdb->postmeta} WHERE meta_key IN ( '_stock', '_stock_status', 'total_sales' ) ORDER BY meta_id" ),
						'accounts'  => $rows( "user_id, meta_key, meta_value FROM {$wpdb->usermeta} WHERE meta_key LIKE '%cart%' OR meta_key LIKE 'billing%' OR meta_key LIKE 'shipping%' ORDER BY umeta_id" ),
					);
					// phpcs:enable
				},
			)
		);
	}
);
