<?php
/**
 * The cart of a page that shows a draft, for this request alone (B-11): two products on the cart page and the checkout. It is empty on other
 * pages: a list of products shows another button for one that is in the cart.
 *
 * WooCommerce fills its blocks and its classic pages from this cart with its own code. The cart that the merchant has as a shopper is not
 * looked at and not changed: no session, no cookie, no order.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

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
