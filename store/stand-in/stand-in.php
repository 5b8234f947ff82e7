<?php
/**
 * Plugin Name: Shop stand-in
 * Description: For the embedded store only: the small part of a shop that the store-design flow talks to, where no WooCommerce is installed.
 *
 * A must-use plugin. It steps aside as soon as WooCommerce is active, and sends nothing anywhere.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StandIn;

defined( 'ABSPATH' ) || exit;

/** Decided once all plugins are loaded, since must-use plugins load first. */
function stand_in(): void {
	if ( class_exists( 'WooCommerce' ) ) {
		return;
	}
	add_filter( 'customize_your_store_has_shop', '__return_true' );
	foreach ( array( 'rights', 'route', 'products', 'sample-products', 'sample-product', 'products-route', 'options', 'options-route', 'task', 'tasks-route', 'themes-route' ) as $part ) {
		require __DIR__ . "/parts/$part.php";
	}
}
add_action( 'plugins_loaded', __NAMESPACE__ . '\stand_in', 0 );
