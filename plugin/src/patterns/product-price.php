<?php
/**
 * The price of a product, for paragraphs in product lists: core has no price block. And fields of the product routes that blocks read in an
 * editor. The main file registers each where its route is asked for.
 *
 * The price of a product as a field of WordPress's own product route, so that an editor can show what the binding will print.
 * Only who edits gets it: a price takes several queries.
 *
 * The words on a product's button as a field of WooCommerce's product route, where its block looks for them in an editor: without it the
 * canvas says "Add to cart" of products with options, too, and of those that are sold out.
 *
 * The order of products that were chosen by hand, which the route refuses in WooCommerce 9.4: an editor would show an empty list.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * The price as shown to shoppers, as HTML; an empty text for what is not a product or has no price.
 *
 * @param int $product_id Id of the product's post.
 */
function product_price( int $product_id ): string {
	if ( function_exists( 'wc_get_product' ) ) {
		$product = wc_get_product( $product_id );
		return $product ? $product->get_price_html() : '';
	}
	$price = get_post_meta( $product_id, '_price', true );
	return is_numeric( $price ) ? esc_html( money( (float) $price ) ) : '';
}

/**
 * An amount in the store's currency, in the way of the site's language.
 *
 * @param float $amount In whole units of the currency, for example 12.5 dollars.
 */
function money( float $amount ): string {
	$currency = (string) get_option( 'woocommerce_currency', 'USD' );
	if ( class_exists( \NumberFormatter::class ) ) {
		$text = ( new \NumberFormatter( get_locale(), \NumberFormatter::CURRENCY ) )->formatCurrency( $amount, $currency );
		return false === $text ? number_format_i18n( $amount, 2 ) : $text;
	}
	$signs = array(
		'USD' => '$',
		'EUR' => '€',
		'GBP' => '£',
	);
	return ( $signs[ $currency ] ?? $currency . ' ' ) . number_format_i18n( $amount, 2 );
}

/** Adds the field to replies for editing. */
function register_product_price_field(): void {
	register_rest_field(
		'product',
		'customize_your_store_price',
		array(
			'get_callback' => static function ( array $product ): string {
				return product_price( (int) $product['id'] );
			},
			'schema'       => array(
				'description' => 'The price as shown to shoppers.',
				'type'        => 'string',
				'context'     => array( 'edit' ),
				'readonly'    => true,
			),
		)
	);
}

/** Adds the field. A WooCommerce that has it keeps its own. */
function register_button_words(): void {
	register_rest_field(
		'product',
		'add_to_cart',
		array(
			'get_callback' => static function ( array $fields ) {
				$product = isset( $fields['add_to_cart'] ) || ! function_exists( 'wc_get_product' ) ? null : wc_get_product( (int) $fields['id'] );
				return $product ? array(
					'text'        => html_entity_decode( $product->add_to_cart_text(), ENT_QUOTES ),
					'single_text' => html_entity_decode( $product->single_add_to_cart_text(), ENT_QUOTES ),
					'description' => html_entity_decode( $product->add_to_cart_description(), ENT_QUOTES ),
					'url'         => $product->add_to_cart_url(),
				) : ( $fields['add_to_cart'] ?? null );
			},
			'schema'       => array(
				'description' => 'The words on the button that puts it into the cart.',
				'type'        => array( 'object', 'null' ),
				'context'     => array( 'view', 'edit' ),
				'readonly'    => true,
			),
		)
	);
}

/**
 * Lets the product route give products in the order in which they are asked for.
 *
 * @param array<string, array<string, mixed>> $params What the route takes.
 * @return array<string, array<string, mixed>>
 */
function allow_chosen_order( array $params ): array {
	$known                     = (array) ( $params['orderby']['enum'] ?? array() );
	$params['orderby']['enum'] = array_values( array_unique( array( ...$known, 'post__in' ) ) );
	return $params;
}
