<?php
/**
 * The price of a product as a field of WordPress's own product route, so that an editor can show what the binding will print.
 * Only who edits gets it: a price takes several queries.
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
add_action( 'rest_api_init', __NAMESPACE__ . '\register_product_price_field' );
