<?php
/**
 * Samples that are asked for in one moment may be made days later: a browser that was closed in between goes on where it was. Who asks
 * with `unless_used` gets none in a store that has been put to use by then.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses samples for a store that sells. A front page does not count, since the flow makes one.
 *
 * @param mixed            $result  Null unless somebody else answers.
 * @param \WP_REST_Request $request The request. Permissions have been checked before.
 * @return mixed
 */
function spare_a_used_store( $result, \WP_REST_Request $request ) {
	$asked = 'POST' === $request->get_method() && SAMPLES_ROUTE === $request->get_route() && $request['unless_used'];
	if ( null !== $result || ! $asked || ! ( 'everything' === what_visitors_see() || has_own_products() || has_orders() ) ) {
		return $result;
	}
	return refusal( 'customize_your_store_used', __( 'The store is in use and gets no sample products.', 'customize-your-store' ), 409 );
}
// After one-at-a-time.php: a product that is being made this moment has no mark yet, and would pass for the merchant's own.
add_filter( 'rest_dispatch_request', __NAMESPACE__ . '\spare_a_used_store', 11, 2 );
