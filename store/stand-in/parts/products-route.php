<?php
/**
 * `POST wc-admin/onboarding/products`: adds sample products, up to six products in all, and each sample only once.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StandIn;

const WANTED_PRODUCTS = 6;
const PRODUCTS_LOCK   = 'customize_your_store_samples';

on_admin_routes(
	static fn() => route(
		'/onboarding/products',
		\WP_REST_Server::CREATABLE,
		__NAMESPACE__ . '\create_samples',
		only_who_can( 'manage_options', 'woocommerce_rest_cannot_update', __( 'Sorry, you are not allowed to create sample products.', 'customize-your-store' ) )
	)
);

/**
 * Creates the missing samples. Of two concurrent requests, the second waits for the first and then has nothing to do. If a request dies,
 * its lock expires and the next request creates the remaining samples.
 *
 * @return array{success: true}|\WP_Error 503 if another request is still running.
 */
function create_samples() {
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	$deadline = microtime( true ) + 20;
	while ( ! \WP_Upgrader::create_lock( PRODUCTS_LOCK, MINUTE_IN_SECONDS ) ) {
		if ( microtime( true ) > $deadline ) {
			return refusal( 'woocommerce_rest_busy', __( 'Sample products are being created; please ask again.', 'customize-your-store' ), 503 );
		}
		usleep( 200000 );
	}
	try {
		$samples = published_products( true );
		$room    = WANTED_PRODUCTS - count( published_products( false ) ) - count( $samples );
		$there   = array_map( static fn( $id ) => get_post_meta( $id, SAMPLE_KEY, true ), $samples );
		foreach ( array_slice( array_diff_key( sample_products(), array_flip( array_filter( $there ) ) ), 0, max( 0, $room ) ) as $key => $sample ) {
			create_sample( $key, $sample );
		}
	} finally {
		\WP_Upgrader::release_lock( PRODUCTS_LOCK );
	}
	return array( 'success' => true );
}
