<?php
/**
 * What WooCommerce asks of plugins: that they say with which of its features they work. The flow never touches orders, and
 * cart and checkout may be blocks.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Said on screens of the admin area, where WooCommerce shows it. */
function declare_compatibility(): void {
	$features = '\Automattic\WooCommerce\Utilities\FeaturesUtil';
	if ( class_exists( $features ) ) {
		$features::declare_compatibility( 'custom_order_tables', PLUGIN_FILE );
		$features::declare_compatibility( 'cart_checkout_blocks', PLUGIN_FILE );
	}
}
add_action( 'before_woocommerce_init', __NAMESPACE__ . '\declare_compatibility' );
