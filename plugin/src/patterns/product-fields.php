<?php
/**
 * Fields of the product routes that blocks read in an editor. The main file registers each where its route is asked for.
 *
 * The price of a product as a field of WordPress's own product route, so that an editor can show what the binding will print.
 * Only who edits gets it: a price takes several queries.
 *
 * The words on a product's button as a field of WooCommerce's product route, where its block looks for them in an editor: without it the
 * canvas says "Add to cart" of products with options, too, and of those that are sold out.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Adds the field to replies for editing. */
function register_product_price_field(): void {
	register_rest_field(
		'product',
		'customize_your_store_price',
		array(
			'get_callback' => static function ( array $product ): string {
				require_once __DIR__ . '/product-price.php';
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
