<?php
/**
 * Nobody may make up what something costs: a writer's sentence that names an amount of money is left out, unless the merchant named
 * it. The flow has the same list for what a server sends it (src/suggestions/section-words.ts).
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** Amounts of money, as regular expressions that PHP and JavaScript read alike. Pounds are left to their sign: flour is sold in them. */
const AMOUNTS = array(
	'\p{Sc} ?[\d٠-٩۰-۹][\d٠-٩۰-۹.,]*',
	'[\d٠-٩۰-۹][\d٠-٩۰-۹.,]* ?\p{Sc}',
	'(?<!\p{L})(?:EUR|USD|GBP|CHF|JPY|INR|BRL|CAD|AUD|SEK|NOK|DKK|PLN|CZK|Rs\.?|kr\.?|Fr\.?) ?\d[\d.,]*',
	'\d[\d.,]* ?(?:EUR|USD|GBP|CHF|JPY|INR|BRL|CAD|AUD|SEK|NOK|DKK|PLN|CZK|euros?|dollars?|dólares|francs?|Franken|reais|pesos|rupees|yen|kr|zł|Kč|Ft|lei|cents?|ct|يورو|دولار|درهم|ريال)(?!\p{L})',
);

/**
 * The text without its sentences that name an amount which was not told; an empty text when all do.
 *
 * @param string $text Plain text.
 * @param string $told What the merchant wrote.
 */
function without_prices( string $text, string $told ): string {
	if ( ! names_new_price( $text, $told ) ) {
		return $text;
	}
	$sentences = preg_split( '/(?<=[.!?…])\s+/u', $text );
	$kept      = implode( ' ', array_filter( $sentences ? $sentences : array(), static fn( $sentence ) => ! names_new_price( $sentence, $told ) ) );
	// "Rs. 5" looks like two sentences.
	return names_new_price( $kept, $told ) ? '' : $kept;
}

/** Whether the text names an amount of money that was not told. */
function names_new_price( string $text, string $told ): bool {
	// What cannot be looked at is not shown either.
	if ( false === preg_match_all( '~' . implode( '|', AMOUNTS ) . '~iu', $text, $found ) ) {
		return true;
	}
	foreach ( $found[0] as $amount ) {
		if ( ! str_contains( $told, rtrim( $amount, '.,' ) ) ) {
			return true;
		}
	}
	return false;
}
