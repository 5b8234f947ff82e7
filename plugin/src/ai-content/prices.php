<?php
/**
 * Prices of the catalogue in the store's currency: a rough factor, rounded to what is usual there.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** Currency → what one unit of the catalogue is there, and to what prices are rounded. Others are as the catalogue has them. */
const CURRENCIES = array(
	'GBP' => array( 0.85, 0.5 ),
	'JPY' => array( 150, 50 ),
	'CNY' => array( 7, 1 ),
	'INR' => array( 80, 10 ),
	'BRL' => array( 5, 1 ),
	'MXN' => array( 18, 5 ),
	'ARS' => array( 1000, 100 ),
	'CLP' => array( 900, 100 ),
	'COP' => array( 4000, 500 ),
	'PEN' => array( 3.7, 0.5 ),
	'UYU' => array( 40, 10 ),
	'CAD' => array( 1.4, 0.5 ),
	'AUD' => array( 1.5, 0.5 ),
	'NZD' => array( 1.6, 0.5 ),
	'SEK' => array( 10, 5 ),
	'NOK' => array( 11, 5 ),
	'DKK' => array( 7.5, 5 ),
	'ISK' => array( 140, 50 ),
	'PLN' => array( 4, 1 ),
	'CZK' => array( 23, 5 ),
	'HUF' => array( 370, 50 ),
	'RON' => array( 5, 1 ),
	'TRY' => array( 35, 5 ),
	'RUB' => array( 90, 10 ),
	'UAH' => array( 40, 10 ),
	'ILS' => array( 3.7, 1 ),
	'AED' => array( 3.7, 1 ),
	'SAR' => array( 3.7, 1 ),
	'ZAR' => array( 18, 5 ),
	'NGN' => array( 1500, 100 ),
	'KES' => array( 130, 10 ),
	'MAD' => array( 10, 5 ),
	'KRW' => array( 1350, 100 ),
	'IDR' => array( 16000, 1000 ),
	'VND' => array( 25000, 1000 ),
	'THB' => array( 35, 5 ),
	'PHP' => array( 57, 5 ),
	'MYR' => array( 4.5, 0.5 ),
	'TWD' => array( 32, 10 ),
	'HKD' => array( 7.8, 1 ),
	'SGD' => array( 1.35, 0.5 ),
	'EGP' => array( 50, 5 ),
	'PKR' => array( 280, 50 ),
	'BDT' => array( 120, 10 ),
	'LKR' => array( 300, 50 ),
	'NPR' => array( 135, 10 ),
	'QAR' => array( 3.7, 1 ),
	'KWD' => array( 0.3, 0.5 ),
	'BHD' => array( 0.4, 0.5 ),
	'OMR' => array( 0.4, 0.5 ),
	'JOD' => array( 0.7, 0.5 ),
	'TND' => array( 3, 1 ),
	'DZD' => array( 135, 10 ),
	'GHS' => array( 14, 5 ),
	'TZS' => array( 2600, 500 ),
	'UGX' => array( 3700, 500 ),
	'XOF' => array( 600, 100 ),
	'XAF' => array( 600, 100 ),
	'CRC' => array( 520, 100 ),
	'GTQ' => array( 7.8, 1 ),
	'DOP' => array( 60, 10 ),
	'PYG' => array( 7500, 1000 ),
	'BOB' => array( 7, 1 ),
	'RSD' => array( 110, 10 ),
	'BGN' => array( 2, 0.5 ),
	'GEL' => array( 2.8, 1 ),
	'KZT' => array( 500, 100 ),
	'MDL' => array( 18, 5 ),
);

/** What prices are rounded to, the more they are: about two figures stay. */
const STEPS = array( 1, 5, 10, 50, 100, 500, 1000, 5000, 10000, 50000, 100000, 500000, 1000000 );

/** Never nothing. */
function price_in_currency( float $price ): string {
	$currency                 = get_option( 'woocommerce_currency', '' );
	list( $factor, $rounded ) = CURRENCIES[ is_string( $currency ) ? $currency : '' ] ?? array( 1, 0 );
	if ( 0 === $rounded ) {
		return (string) $price;
	}
	$amount = $price * $factor;
	$step   = max( $rounded, ...array_filter( STEPS, static fn( $each ) => $each <= $amount / 20 ), ...array( 0 ) );
	return (string) max( $rounded, round( $amount / $step ) * $step );
}
