<?php
/**
 * Plugin Name: Goods of the bench
 * Description: Thousands of products in the database, and hundreds of patterns in the registry. The bench writes the numbers.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\Bench;

defined( 'ABSPATH' ) || exit;

const BENCH_PRODUCTS = 0;
const BENCH_PATTERNS = 0;

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

// More of what is there: each pattern again and again under other names, in its own categories.
add_action(
	'rest_api_init',
	static function (): void {
		$registry = \WP_Block_Patterns_Registry::get_instance();
		$all      = array_values( array_filter( $registry->get_all_registered(), static fn( $pattern ) => str_starts_with( $pattern['name'], 'customize-your-store/' ) && ! empty( $pattern['categories'] ) ) );
		for ( $n = 0; array() !== $all && $n < BENCH_PATTERNS - count( $all ); $n++ ) {
			$pattern = $all[ $n % count( $all ) ];
			register_block_pattern( "customize-your-store/bench-$n", array( 'title' => "{$pattern['title']} $n" ) + $pattern );
		}
	},
	999
);
