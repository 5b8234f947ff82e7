<?php
/**
 * At most one request at a time makes sample products: WooCommerce counts what is there before it begins, so that two at once would
 * both make them. A browser that gave up waiting does not end the first one.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

const SAMPLES_ROUTE = '/wc-admin/onboarding/products';
const SAMPLES_LOCK  = 'customize_your_store_sample_products';

/** Seconds without a new product after which a request counts as dead; WooCommerce allows 150 for each. */
const SAMPLES_PATIENCE = 180;

/**
 * Lets the request through, or refuses it while another one is at work. Permissions have been checked before.
 *
 * @param mixed            $result  Null unless somebody else answers.
 * @param \WP_REST_Request $request The request.
 * @return mixed
 */
function one_at_a_time( $result, \WP_REST_Request $request ) {
	static $mine = false;
	if ( null !== $result || $mine || ! has_woocommerce() || 'POST' !== $request->get_method() || SAMPLES_ROUTE !== $request->get_route() ) {
		return $result;
	}
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	$mine = \WP_Upgrader::create_lock( SAMPLES_LOCK, SAMPLES_PATIENCE );
	if ( ! $mine ) {
		return refusal( 'customize_your_store_busy', __( 'Sample products are being created; please ask again.', 'customize-your-store' ), 503 );
	}
	add_action( 'woocommerce_new_product', static fn() => update_option( SAMPLES_LOCK . '.lock', time(), false ) );
	// Also after a fatal error, for example when PHP's own time is up.
	add_action( 'shutdown', static fn() => \WP_Upgrader::release_lock( SAMPLES_LOCK ) );
	return $result;
}
add_filter( 'rest_dispatch_request', __NAMESPACE__ . '\one_at_a_time', 10, 2 );
