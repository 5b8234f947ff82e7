<?php
/**
 * `GET customize-your-store/v1/store`: is the store in use, and what do visitors see of it? A design must know before it replaces
 * anything. Each question ends at the first find, whatever the size of the store.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Registers the route. */
function register_store_route(): void {
	register_rest_route(
		REST_SPACE,
		'/store',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\store_use',
			'permission_callback' => static fn() => current_user_can( shop_capability() )
				? true : refusal( 'rest_forbidden', __( 'Sorry, you are not allowed to see how the store is used.', 'customize-your-store' ) ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_store_route' );

/**
 * Its shape is the client's `StoreUse` codec.
 *
 * @return array{visitors: ?string, products: bool, orders: bool, frontPage: bool, pageInFront: bool, launch: ?string}
 */
function store_use(): array {
	return array(
		'visitors'    => what_visitors_see(),
		'products'    => has_own_products(),
		'orders'      => has_orders(),
		'frontPage'   => has_own_front_page(),
		'pageInFront' => has_page_in_front(),
		'launch'      => launch_address(),
	);
}

/** 'everything', 'no-shop' when only the shop's pages come soon, 'nothing'; null where a store cannot be hidden. */
function what_visitors_see(): ?string {
	$coming_soon = get_option( 'woocommerce_coming_soon' );
	if ( ! has_woocommerce() || false === $coming_soon ) {
		return null;
	}
	if ( 'yes' !== $coming_soon ) {
		return 'everything';
	}
	return 'yes' === get_option( 'woocommerce_store_pages_only' ) ? 'no-shop' : 'nothing';
}

/** Where a hidden store is opened to everybody. */
function launch_address(): ?string {
	if ( null === what_visitors_see() ) {
		return null;
	}
	return class_exists( '\Automattic\WooCommerce\Admin\Features\LaunchYourStore' )
		? admin_url( 'admin.php?page=wc-admin&path=%2Flaunch-your-store' )
		: admin_url( 'admin.php?page=wc-settings&tab=site-visibility' );
}

/** Is there a product that is no sample, or a sample that somebody has made their own? The marks are WooCommerce's. */
function has_own_products(): bool {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- there is no function that stops at the first find.
	return (bool) $wpdb->get_var(
		"SELECT 1 FROM $wpdb->posts AS product
		WHERE product.post_type = 'product' AND product.post_status IN ( 'publish', 'private', 'pending', 'future', 'draft' )
		AND (
			NOT EXISTS ( SELECT 1 FROM $wpdb->postmeta WHERE post_id = product.ID AND meta_key = '_headstart_post' )
			OR EXISTS ( SELECT 1 FROM $wpdb->postmeta WHERE post_id = product.ID AND meta_key = '_edit_last' )
		)
		LIMIT 1"
	);
}

/** Is there an order, wherever WooCommerce keeps them? One that cannot be counted counts. */
function has_orders(): bool {
	if ( ! function_exists( 'wc_get_orders' ) ) {
		return false;
	}
	try {
		return array() !== wc_get_orders(
			array(
				'limit'  => 1,
				'return' => 'ids',
				'type'   => 'shop_order',
			)
		);
	} catch ( \Throwable $broken ) {
		return true;
	}
}

/**
 * Does a page of the merchant's stand in front, or a template that somebody made or changed? Where everybody sees the site, and only
 * the shop comes soon, whatever was published is enough: a list of posts, or a classic theme, stands in front then.
 */
function has_own_front_page(): bool {
	if ( 'no-shop' === what_visitors_see() && has_own_content() ) {
		return true;
	}
	if ( has_page_in_front() ) {
		return true;
	}
	$made = get_posts(
		array(
			'post_type'      => 'wp_template',
			'post_status'    => 'publish',
			'post_name__in'  => array( 'front-page', 'home' ),
			'posts_per_page' => 2,
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- templates are few.
			'tax_query'      => array(
				array(
					'taxonomy' => 'wp_theme',
					'field'    => 'name',
					'terms'    => get_stylesheet(),
				),
			),
		)
	);
	return array() !== array_filter( $made, static fn( \WP_Post $template ) => ! is_ours( $template ) );
}

/** Does WordPress show a page in front, chosen under Settings › Reading? Only a template named `front-page` comes before it. */
function has_page_in_front(): bool {
	return 'page' === get_option( 'show_on_front' ) && get_option( 'page_on_front' );
}

/** WooCommerce's own pages, as wc_get_page_id() names them. */
const SHOP_PAGES = array( 'shop', 'cart', 'checkout', 'myaccount', 'terms', 'refund_returns' );

/** Is there a published post or page that came neither with WooCommerce nor with WordPress? A sample in other words is the merchant's. */
function has_own_content(): bool {
	global $wpdb;
	$known = array_map( static fn( string $page ): int => (int) get_option( "woocommerce_{$page}_page_id" ), SHOP_PAGES );
	$known = implode( ',', array( ...$known, (int) get_option( 'wp_page_for_privacy_policy' ) ) );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- there is no function that stops at the first find; numbers.
	return (bool) $wpdb->get_var(
		"SELECT 1 FROM $wpdb->posts
		WHERE post_type IN ( 'post', 'page' ) AND post_status = 'publish' AND ID NOT IN ( $known )
		AND NOT ( post_modified_gmt = post_date_gmt AND ( ID IN ( 1, 2 ) OR post_name IN ( 'hello-world', 'sample-page' ) ) )
		LIMIT 1"
	);
	// phpcs:enable
}
