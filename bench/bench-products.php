<?php
/**
 * Plugin Name: Products of the bench
 * Description: Thousands of products in the database. The bench writes the number.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\Bench;

defined( 'ABSPATH' ) || exit;

const BENCH_PRODUCTS = 0;

// By statements of many rows, since each product saved on its own takes minutes in all.
register_activation_hook(
	__FILE__,
	static function (): void {
		global $wpdb;
		$first = 100000;
		foreach ( array_chunk( BENCH_PRODUCTS > 0 ? range( 1, BENCH_PRODUCTS ) : array(), 500 ) as $chunk ) {
			$posts  = array();
			$meta   = array();
			$prices = array();
			foreach ( $chunk as $n ) {
				$id       = $first + $n;
				$posts[]  = "($id, 1, '2024-01-01 00:00:00', '2024-01-01 00:00:00', '', 'Product $n', '', 'publish', 'closed', 'closed', '', 'product-$n', '', '', '2024-01-01 00:00:00', '2024-01-01 00:00:00', '', 0, '', 0, 'product', '', 0)";
				$meta[]   = "($id, '_price', '12'), ($id, '_regular_price', '12'), ($id, '_stock_status', 'instock')";
				$prices[] = "($id, 12, 12)";
			}
			$wpdb->query( "INSERT INTO $wpdb->posts (ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_password, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_parent, guid, menu_order, post_type, post_mime_type, comment_count) VALUES " . implode( ',', $posts ) );
			$wpdb->query( "INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value) VALUES " . implode( ',', $meta ) );
			$wpdb->query( "INSERT INTO {$wpdb->prefix}wc_product_meta_lookup (product_id, min_price, max_price) VALUES " . implode( ',', $prices ) );
		}
		wp_cache_flush();
	}
);
