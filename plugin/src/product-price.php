<?php
/**
 * The price of a product, for paragraphs in product lists.
 *
 * Core has no price block; a paragraph bound to this source shows the price of the product it stands in. Where WooCommerce
 * is absent, the same words are a field of the product's REST reply, so that an editor can show them too. With WooCommerce
 * our patterns use its own block, and the source serves only pages that were saved before they did.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

const PRICE_SOURCE = 'customize-your-store/product-price';

add_action( 'init', __NAMESPACE__ . '\\register_product_price' );
add_action( 'rest_api_init', __NAMESPACE__ . '\\register_product_price_field' );

/** Registers the block bindings source. */
function register_product_price(): void {
	register_block_bindings_source(
		PRICE_SOURCE,
		array(
			// Shown in editors only; the languages of a shopper's request stay unread.
			'label'              => is_admin() ? __( 'Product price', 'customize-your-store' ) : 'Product price',
			'uses_context'       => array( 'postId', 'postType' ),
			'get_value_callback' => static fn( array $args, \WP_Block $block ): string =>
				product_price( (int) ( $block->context['postId'] ?? 0 ) ),
		)
	);
}

/** Adds the price, ready to be shown, to products read over REST. */
function register_product_price_field(): void {
	if ( has_woocommerce() ) {
		return;
	}
	register_rest_field(
		'product',
		'customize_your_store_price',
		array(
			'get_callback' => static fn( array $product ): string => product_price( (int) $product['id'] ),
			'schema'       => array(
				'description' => __( 'The price as shown to shoppers.', 'customize-your-store' ),
				'type'        => 'string',
				'readonly'    => true,
			),
		)
	);
}

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
