<?php
/**
 * What a page that shows a draft asks of the store: it is told of the lent cart (draft-cart.php), and may change nothing.
 *
 * The page adds the draft's key to the address of each of its requests. A request with a key that is not a plain question is refused, and so
 * is one about a cart after the draft has gone: it would be answered with the merchant's own.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

use Automattic\WooCommerce\StoreApi\Payments\PaymentResult;
use Automattic\WooCommerce\StoreApi\SchemaController;
use Automattic\WooCommerce\StoreApi\StoreApi;

defined( 'ABSPATH' ) || exit;

/** Questions of the classic cart and checkout, although they are sent as if they changed something. */
const QUESTIONS = array( 'update_order_review', 'get_refreshed_fragments' );

/** Questions of the blocks of that kind: what the cart costs at an address, and several questions in one. Each is looked at on its own. */
const REST_QUESTIONS = '~^/wc/store(/v1)?/(cart/update-customer|batch)$~';

/** Ends a request that would change something. One to the REST API is looked at when its route is known. */
function refuse_changes(): void {
	$question = query_text( 'wc-ajax' );
	// Asked before the REST API forgets who it is where a request is without a nonce: such a one is told of the lent cart, too.
	$draft = null !== asked_draft();
	if ( '' !== $question ) {
		$refused = ! $draft || ! in_array( $question, QUESTIONS, true );
	} elseif ( asks_for( 'wc/store' ) ) {
		$refused = false;
		add_filter( 'rest_pre_dispatch', static fn( $answer, $server, $request ) => $draft && is_question( $request ) ? $answer : rest_convert_error_to_response( refusal_of_changes() ), PHP_INT_MAX, 3 );
	} else {
		$refused = is_sent();
	}
	if ( $refused ) {
		$refusal = refusal_of_changes();
		wp_send_json(
			array(
				'code'    => $refusal->get_error_code(),
				'message' => $refusal->get_error_message(),
				'data'    => $refusal->get_error_data(),
			),
			403
		);
	}
}
// Before WooCommerce and others look for what is sent, and when WordPress has its translations.
add_action( 'init', __NAMESPACE__ . '\refuse_changes', PHP_INT_MIN );

/** Is it only asked? A batch is, since this is asked of each request in it. */
function is_question( \WP_REST_Request $request ): bool {
	return 'GET' === $request->get_method() || 1 === preg_match( REST_QUESTIONS, $request->get_route() );
}

/** What is said to whoever tries. */
function refusal_of_changes(): \WP_Error {
	return new \WP_Error( 'customize_your_store_preview', __( 'This page is a preview: nothing can be bought or changed on it.', 'customize-your-store' ), array( 'status' => 403 ) );
}

/** Answers for the checkout, and has the page say which requests are its own. */
function answer_for_draft( bool $with_products ): void {
	add_filter( 'woocommerce_hydration_dispatch_request', __NAMESPACE__ . '\answer_checkout', 10, 2 );
	add_filter( 'rest_pre_dispatch', static fn( $answer, $server, $request ) => answer_checkout( $answer, $request ), 10, 3 );
	add_action( 'wp_head', static fn() => print_draft_requests( $with_products ), 0 );
}

/**
 * The checkout without an order: WooCommerce 9.4 and 10 would make one, and hold the stock for it.
 *
 * @param mixed            $answer  An answer that somebody has already; it is left alone.
 * @param \WP_REST_Request $request What is asked.
 * @return mixed
 */
function answer_checkout( $answer, \WP_REST_Request $request ) {
	if ( null !== $answer || 1 !== preg_match( '~^/wc/store(/v1)?/checkout$~', $request->get_route() ) ) {
		return $answer;
	}
	wc_load_cart();
	WC()->cart->get_cart();
	$schema = StoreApi::container()->get( SchemaController::class )->get( 'checkout', 1 );
	return new \WP_REST_Response( method_exists( $schema, 'get_draft_response' ) ? $schema->get_draft_response( WC()->cart, WC()->customer ) : checkout_of_no_order( $schema ) );
}

/**
 * As WooCommerce before 11 describes the checkout. Its block shows an error where the order has no number.
 *
 * @param object $schema The checkout's.
 * @return array<string, mixed>
 */
function checkout_of_no_order( object $schema ): array {
	$asked = array(
		'order'          => new \WC_Order(),
		'payment_result' => new PaymentResult(),
	);
	return array(
		'order_id'    => 1,
		'status'      => 'checkout-draft',
		'customer_id' => WC()->customer->get_id(),
	) + $schema->get_item_response( (object) $asked );
}

/**
 * Before any other script: requests carry the key, and what the browser remembers of the merchant as a shopper stays out of the page. Its
 * blocks look for a cookie before they ask for a cart; nobody gets that cookie.
 */
function print_draft_requests( bool $with_products ): void {
	$key    = wp_json_encode( sanitize_key( query_text( 'cys-draft' ) ) );
	$cookie = wp_json_encode( $with_products ? 'woocommerce_items_in_cart=1' : '' );
	$script = <<<JS
( ( key, ofCart ) => {
	const marked = ( asked ) => {
		const address = new URL( asked, document.baseURI )
		if ( address.origin === location.origin ) address.searchParams.set( 'cys-draft', key )
		return address.href
	}
	const { fetch, XMLHttpRequest, Storage } = window
	window.fetch = ( asked, ...rest ) => fetch( asked instanceof Request ? new Request( marked( asked.url ), asked ) : marked( asked ), ...rest )
	const { open } = XMLHttpRequest.prototype
	XMLHttpRequest.prototype.open = function ( method, asked, ...rest ) {
		return open.call( this, method, marked( asked ), ...rest )
	}
	navigator.sendBeacon = () => true
	Object.assign( Storage.prototype, { getItem: () => null, setItem() {}, removeItem() {}, clear() {} } )
	const { get } = Object.getOwnPropertyDescriptor( Document.prototype, 'cookie' )
	const others = () => get.call( document ).split( '; ' ).filter( ( cookie ) => ! cookie.startsWith( 'woocommerce_' ) )
	Object.defineProperty( document, 'cookie', { get: () => [ ...others(), ofCart ].filter( Boolean ).join( '; ' ), set() {} } )
} )( $key, $cookie )
JS;
	wp_print_inline_script_tag( $script );
}
