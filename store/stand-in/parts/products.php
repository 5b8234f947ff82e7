<?php
/**
 * A product: a name, a description, an image and a price, with a shop page at `/shop`.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StandIn;

/** Named and addressed like WooCommerce's, so that content made here also works there. */
function register_product_type(): void {
	register_post_type(
		'product',
		array(
			'labels'       => array(
				'name'          => __( 'Products', 'customize-your-store' ),
				'singular_name' => __( 'Product', 'customize-your-store' ),
				'add_new_item'  => __( 'Add product', 'customize-your-store' ),
				'edit_item'     => __( 'Edit product', 'customize-your-store' ),
			),
			'public'       => true,
			'capability_type' => 'product',
			'map_meta_cap' => true,
			'has_archive'  => 'shop',
			'rewrite'      => array(
				'slug'       => 'product',
				'with_front' => false,
			),
			'show_in_rest' => true,
			'menu_icon'    => 'dashicons-products',
			'supports'     => array( 'title', 'editor', 'excerpt', 'thumbnail', 'custom-fields' ),
		)
	);
	add_option( 'woocommerce_allow_tracking', 'yes' );
}
add_action( 'init', __NAMESPACE__ . '\register_product_type' );

/** Makes the shop's addresses work from the first visit, and after a change of the permalinks. */
function know_shop_addresses(): void {
	if ( get_option( 'permalink_structure' ) && ! isset( get_option( 'rewrite_rules', array() )['shop/?$'] ) ) {
		flush_rewrite_rules( false );
	}
}
add_action( 'wp_loaded', __NAMESPACE__ . '\know_shop_addresses' );

/** Shows the price above the description on a product's page. The plugin formats prices. */
function show_price( string $content ): string {
	$prices = WP_PLUGIN_DIR . '/customize-your-store/src/patterns/product-price.php';
	if ( ! is_singular( 'product' ) || ! is_main_query() || ! is_file( $prices ) ) {
		return $content;
	}
	require_once $prices;
	$price = \CustomizeYourStore\product_price( (int) get_the_ID() );
	return '' === $price ? $content : sprintf( '<p class="price"><strong>%s</strong></p>%s', $price, $content );
}
add_filter( 'the_content', __NAMESPACE__ . '\show_price' );
