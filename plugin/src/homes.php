<?php
/**
 * Where the routes live that the flow asks by the paths of its specification: in WooCommerce where it serves a group of them
 * whole, or here. Decided once, with the page; the two never mix.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * Beginnings of paths → what they begin with on this store. The longest that fits counts; a path without one is at home.
 *
 * @return array<string, string>
 */
function homes(): array {
	$ours = '/' . REST_SPACE;
	return array_merge(
		has_native_ai_routes()
			? array(
				'/wc/private/ai/'         => '/wc-admin/ai/',
				'/wc/private/ai/products' => '/wc/private/ai/products',
			)
			: array( '/wc/private/ai/' => "$ours/ai/" ),
		has_woocommerce() ? array() : array( '/wc/private/patterns' => "$ours/patterns" ),
		has_native_themes() ? array() : array( '/wc-admin/onboarding/themes/recommended' => "$ours/themes/recommended" )
	);
}

/**
 * WooCommerce 9.3 to 9.8 has routes of its own that write a store's content. They send the description to WordPress.com, whatever
 * provider the flow names, so they count only where that is the provider. They need Jetpack's connection: asked for only on a
 * connected store, since the question builds all of its routes.
 */
function has_native_ai_routes(): bool {
	$routes = array( '/wc/private/ai/products' );
	foreach ( array( 'store-info', 'images', 'patterns', 'product', 'business-description', 'store-title' ) as $route ) {
		$routes[] = "/wc-admin/ai/$route";
	}
	return has_woocommerce() && 'jetpack' === ai_provider() && jetpack_is_connected() && ! array_diff( $routes, array_keys( rest_get_server()->get_routes() ) );
}

/** Does this WooCommerce recommend themes by itself, as it did up to 9.8? */
function has_native_themes(): bool {
	return has_woocommerce() && method_exists( '\Automattic\WooCommerce\Admin\API\OnboardingThemes', 'get_recommended_themes' );
}
