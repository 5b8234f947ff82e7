<?php
/**
 * The price of a product, for paragraphs in product lists: core has no price block.
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
