<?php
/**
 * Plugin Name: A crowded store
 * Description: Thousands of products, hundreds of orders, and what popular kinds of plugins do to an admin area and to REST.
 */

// Products and orders, once: by statements of many rows, since each saved on its own takes minutes.
register_activation_hook(
	__FILE__,
	static function (): void {
		global $wpdb;
		$first = 100000;
		foreach ( array_chunk( range( 1, 5000 ), 500 ) as $chunk ) {
			$posts = $meta = $prices = array();
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
		$tables = Automattic\WooCommerce\Utilities\OrderUtil::custom_orders_table_usage_is_enabled();
		$orders = array_map( static fn( $n ) => $tables ? "(200000 + $n, 'wc-completed', 'shop_order', '2024-01-01 00:00:00')" : "(200000 + $n, 'wc-completed', 'shop_order', '2024-01-01 00:00:00', '', '', '', '', '', '')", range( 1, 300 ) );
		$into   = $tables ? "{$wpdb->prefix}wc_orders (id, status, type, date_created_gmt)" : "$wpdb->posts (ID, post_status, post_type, post_date_gmt, post_content, post_title, post_excerpt, to_ping, pinged, post_content_filtered)";
		$wpdb->query( "INSERT INTO $into VALUES " . implode( ',', $orders ) );
	}
);

// A back-up plugin's advertisement above every screen.
add_action( 'admin_notices', static fn() => print '<div class="notice notice-warning" style="padding:40px"><h2>Your last back-up was never</h2></div>' );
add_action( 'all_admin_notices', static fn() => print '<div class="updated"><p>Rate us with five stars!</p></div>' );
// A block that hooks itself into every header.
add_action( 'init', static fn() => register_block_type( 'crowded/bell', array( 'title' => 'Bell', 'block_hooks' => array( 'core/navigation' => 'after' ), 'render_callback' => static fn() => '<span class="crowded-bell">Bell</span>' ) ) );
// Fields and headers in every REST answer.
add_filter(
	'rest_post_dispatch',
	static function ( $response ) {
		$response->header( 'X-Crowded', '1' );
		return $response;
	}
);
add_action( 'rest_api_init', static fn() => register_rest_field( array( 'wp_template', 'wp_template_part', 'product', 'page' ), 'seo_head', array( 'get_callback' => static fn() => array( 'title' => '<title>x</title>' ) ) ) );
// A security plugin: nobody lists the accounts, and no page stands in a foreign frame.
add_filter( 'rest_endpoints', static fn( $all ) => array_diff_key( $all, array_flip( preg_grep( '#^/wp/v2/users(?!/me)#', array_keys( $all ) ) ) ) );
add_action( 'send_headers', static fn() => header( 'X-Frame-Options: SAMEORIGIN' ) );
// A plugin that makes the admin area faster: no heartbeat, scripts deferred.
add_action( 'init', static fn() => wp_deregister_script( 'heartbeat' ), 1 );
add_filter( 'script_loader_tag', static fn( $tag, $handle ) => str_contains( $handle, 'crowded' ) ? str_replace( ' src', ' defer src', $tag ) : $tag, 10, 2 );
// A white-label plugin: another body class, another footer, another admin bar.
add_filter( 'admin_body_class', static fn( $classes ) => "$classes crowded-admin wp-core-ui " );
add_action( 'admin_bar_menu', static fn( $bar ) => $bar->add_node( array( 'id' => 'crowded', 'title' => 'Crowded' ) ), 999 );
// A plugin that loads its helper, jQuery and styles on every screen.
add_action(
	'admin_enqueue_scripts',
	static function (): void {
		wp_enqueue_script( 'crowded-helper', 'data:text/javascript,window.crowded=1', array( 'jquery' ), '1', true );
		wp_register_style( 'crowded', false, array(), '1' );
		wp_enqueue_style( 'crowded' );
		wp_add_inline_style( 'crowded', 'button, .button { text-transform: none } * { scroll-behavior: smooth }' );
	}
);
// A plugin for translations that filters every text of the admin area.
add_filter( 'gettext', static fn( $text ) => $text );
// A plugin that cleans what is saved.
add_filter(
	'wp_insert_post_data',
	static function ( $post ) {
		$post['post_content'] = rtrim( $post['post_content'] );
		return $post;
	}
);
