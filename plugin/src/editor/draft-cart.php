<?php
/**
 * The cart of a page that shows a draft, for this request alone (B-11): two products on the cart page and the checkout. It is empty on other
 * pages: a list of products shows another button for one that is in the cart.
 *
 * WooCommerce fills its blocks and its classic pages from this cart with its own code. The cart that the merchant has as a shopper is not
 * looked at and not changed: no session, no cookie, no order.
 *
 * What the page asks of the store is answered with this cart, and may change nothing. The page adds the draft's key to the address of each of
 * its requests. A request with a key that is not a plain question is refused, and so is one about a cart after the draft has gone: it would
 * be answered with the merchant's own.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

use Automattic\WooCommerce\StoreApi\Payments\PaymentResult;
use Automattic\WooCommerce\StoreApi\SchemaController;
use Automattic\WooCommerce\StoreApi\StoreApi;

defined( 'ABSPATH' ) || exit;

/** How many products the cart holds. */
const PRODUCTS_IN_CART = 2;

/** Before WooCommerce loads a cart. */
function lend_cart( bool $with_products ): void {
	add_filter( 'woocommerce_session_handler', __NAMESPACE__ . '\session_of_draft', PHP_INT_MAX );
	add_filter( 'woocommerce_persistent_cart_enabled', '__return_false', PHP_INT_MAX );
	add_filter( 'woocommerce_set_cookie_enabled', '__return_false', PHP_INT_MAX );
	// The mark of a cart that waits since a login: WooCommerce would take it away.
	add_filter( 'get_user_metadata', static fn( $value, $user, $key ) => '_woocommerce_load_saved_cart_after_login' === $key ? '' : $value, 10, 3 );
	// Without WooCommerce's own hooks, which send cookies and tell other plugins of each change. One of them loads the cart.
	add_filter( 'woocommerce_cart_session_initialize', '__return_false', PHP_INT_MAX );
	add_action( 'wp_loaded', static fn() => WC()->cart && WC()->cart->get_cart() );
	if ( $with_products ) {
		add_action( 'woocommerce_load_cart_from_session', __NAMESPACE__ . '\put_own_products_in' );
		add_action( 'woocommerce_cart_loaded_from_session', __NAMESPACE__ . '\put_samples_in' );
	}
}

/** @return class-string */
function session_of_draft(): string {
	require_once __DIR__ . '/class-draft-session.php';
	return Draft_Session::class;
}

/** Puts products of the store into the session, from where WooCommerce takes them as it would take a shopper's. */
function put_own_products_in(): void {
	$lines = array();
	foreach ( own_products() as $product ) {
		$parent = $product->get_parent_id();
		$ids    = $parent > 0 ? array( $parent, $product->get_id() ) : array( $product->get_id(), 0 );
		$lines += cart_line( $ids[0], $ids[1], $product instanceof \WC_Product_Variation ? $product->get_variation_attributes() : array() );
	}
	WC()->session->set( 'cart', $lines );
}

/**
 * A line as WooCommerce keeps it in a session.
 *
 * @param int                   $product   Its id.
 * @param int                   $variation Its id, 0 for none.
 * @param array<string, string> $chosen    The variation's attributes.
 * @param array<string, string> $data      What tells this line from others.
 * @return array<string, array<string, mixed>>
 */
function cart_line( int $product, int $variation = 0, array $chosen = array(), array $data = array() ): array {
	$key = WC()->cart->generate_cart_id( $product, $variation, $chosen, $data );
	return array(
		$key => $data + array(
			'key'          => $key,
			'product_id'   => $product,
			'variation_id' => $variation,
			'variation'    => $chosen,
			'quantity'     => 1,
		),
	);
}

/**
 * The newest products that can be bought, first those with a picture.
 *
 * @return \WC_Product[] Two at most.
 */
function own_products(): array {
	$newest = wc_get_products(
		array(
			'status'       => 'publish',
			'visibility'   => 'catalog',
			'type'         => array( 'simple', 'variable' ),
			'stock_status' => 'instock',
			'orderby'      => 'date',
			'order'        => 'DESC',
			'limit'        => 12,
		)
	);
	$newest = is_array( $newest ) ? $newest : array();
	usort( $newest, static fn( $one, $other ) => ( '' !== (string) $other->get_image_id() ) <=> ( '' !== (string) $one->get_image_id() ) );
	$found = array();
	foreach ( $newest as $product ) {
		$found[] = what_can_be_bought( $product );
		if ( count( array_filter( $found ) ) === PRODUCTS_IN_CART ) {
			break;
		}
	}
	return array_filter( $found );
}

/** The product itself, or the first of its variations that is for sale. */
function what_can_be_bought( \WC_Product $product ): ?\WC_Product {
	foreach ( $product->is_type( 'variable' ) ? $product->get_children() : array( $product ) as $choice ) {
		$bought = wc_get_product( $choice );
		if ( $bought && $bought->is_purchasable() && $bought->is_in_stock() ) {
			return $bought;
		}
	}
	return null;
}

/** A store with fewer products has samples in their place, which are in no database. */
function put_samples_in( \WC_Cart $cart ): void {
	$lines   = $cart->get_cart_contents();
	$samples = array(
		__( 'Sample product', 'customize-your-store' ) => '24',
		__( 'Another sample product', 'customize-your-store' ) => '16',
	);
	foreach ( array_slice( $samples, 0, max( 0, PRODUCTS_IN_CART - count( $lines ) ), true ) as $name => $price ) {
		$product = new \WC_Product_Simple();
		$product->set_props(
			array(
				'name'          => $name,
				'status'        => 'publish',
				'regular_price' => $price,
				'price'         => $price,
			)
		);
		foreach ( cart_line( 0, 0, array(), array( 'sample' => $name ) ) as $key => $line ) {
			$lines[ $key ] = $line + array( 'data' => $product );
		}
	}
	$cart->set_cart_contents( $lines );
}

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
