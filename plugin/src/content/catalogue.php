<?php
/**
 * The catalogue: what stores of each trade say and sell, as data in `plugin/catalogue`.
 *
 * Its prices in the store's currency: a rough factor, rounded to what is usual there. Its sizes, in the names of sample products, in the
 * units of the store's country.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** The kind of a business of whose trade nothing is known. */
const GENERAL_KIND = 'makers';

/**
 * Every trade by its name: its kind of business, scenes (pictures for patterns), things (what it sells), words (by which it is known)
 * and products; texts in the order of LANGUAGES. Perhaps brands, by which it is known in any language, and a store, in which just this
 * trade's words were written.
 *
 * @return array<string, array<string, mixed>>
 */
function trades(): array {
	static $trades = null;
	$trades      ??= array_merge( array(), ...array_values( catalogue_files( 'trades' ) ) );
	return $trades;
}

/**
 * What stores of some trades have in English: things, shop (their button), search and titles.
 *
 * @return array<string, array<string, mixed>>
 */
function stores(): array {
	static $stores = null;
	$stores      ??= catalogue_files( 'stores' );
	return $stores;
}

/**
 * What stores of each trade say in a language: the first headline and the sentence below it, a story that says nothing which only the
 * merchant knows, three kinds of goods, and a sentence on each of the trade's products.
 *
 * @return array<string, array{headline: string, more: string, story: string, tiles: list<string>, about: list<string>}>
 */
function trade_words( string $language ): array {
	static $words        = array();
	$words[ $language ] ??= array_merge( array(), ...array_values( catalogue_files( "trade-words/$language" ) ) );
	return $words[ $language ];
}

/**
 * What any store says in a language.
 *
 * @return array<string, mixed>
 */
function languages( string $language ): array {
	static $languages = null;
	$languages      ??= catalogue_files( 'words' );
	return $languages[ $language ];
}

/**
 * The three kinds of goods of each trade, in the order of `tiles` in trade_words(): what a picture of each shows, as names of objects, and
 * to which of them each of the trade's products belongs. Of a shop whose trade is not known under ANY_TRADE.
 *
 * @return array<string, array{pictures: string, goods: list<int>}>
 */
function tiles_table(): array {
	static $table = null;
	$table      ??= wp_json_file_decode( catalogue_folder() . '/tiles.json', array( 'associative' => true ) );
	return $table;
}

/**
 * The seven kinds of business, each with what all of its kind may sell, and the name of the category of that.
 *
 * @return array<string, array{category: string, products: list<string>}>
 */
function kinds(): array {
	static $kinds = null;
	$kinds      ??= wp_json_file_decode( catalogue_folder() . '/kinds.json', array( 'associative' => true ) );
	return $kinds;
}

/**
 * The files of a folder of the catalogue by their names.
 *
 * @return array<string, mixed>
 */
function catalogue_files( string $folder ): array {
	$files = array();
	$found = glob( catalogue_folder() . "/$folder/*.json" );
	foreach ( $found ? $found : array() as $file ) {
		$files[ basename( $file, '.json' ) ] = wp_json_file_decode( $file, array( 'associative' => true ) );
	}
	return $files;
}

/**
 * The texts of the patterns that are written anew. Texts that suit every store are not among them.
 *
 * @return array<string, array{default: string, limit: int, says: string}> By id; `says` is filled in with a trade's words.
 */
function text_slots(): array {
	static $slots = null;
	if ( null === $slots ) {
		$limits = array(
			'heading'  => HEADING_LIMIT,
			'sentence' => SENTENCE_LIMIT,
			'button'   => BUTTON_LIMIT,
		);
		foreach ( wp_json_file_decode( catalogue_folder() . '/text-slots.json', array( 'associative' => true ) ) as list( $id, $kind, $default, $says ) ) {
			$slots[ $id ] = array(
				'default' => $default,
				'limit'   => $limits[ $kind ],
				'says'    => $says,
			);
		}
	}
	return $slots;
}

/**
 * As text_slots(), without the row of facts: only what the merchant said stands there, and no other writer's word for it.
 *
 * @return array<string, array{default: string, limit: int, says: string}>
 */
function slots_of_writers(): array {
	return array_filter( text_slots(), static fn( $id ) => ! str_starts_with( $id, 'fact-' ), ARRAY_FILTER_USE_KEY );
}

/**
 * Our pictures for patterns, and the photographs that are there → their tone (dark, mid or light) and shape (wide, tall or square).
 *
 * @return array<string, array{0: string, 1: string}>
 */
function picture_kinds(): array {
	static $kinds = null;
	$kinds      ??= wp_json_file_decode( catalogue_folder() . '/pictures.json', array( 'associative' => true ) );
	return $kinds + array_map( static fn( $photograph ) => $photograph['kind'], photographs() );
}

/**
 * Patterns with large pictures that begin a ready-made page or follow one another on it, whatever is between them.
 *
 * @return list<list<string>>
 */
function patterns_of_pages(): array {
	static $pages = null;
	$pages      ??= wp_json_file_decode( catalogue_folder() . '/pages.json', array( 'associative' => true ) );
	return $pages;
}

/**
 * The places of pictures in the pattern files, the most visible first.
 *
 * @return list<array{0: string, 1: string, 2: string}> The pattern, the picture's file and its description.
 */
function picture_slots(): array {
	static $slots = null;
	$slots      ??= wp_json_file_decode( catalogue_folder() . '/picture-slots.json', array( 'associative' => true ) );
	return $slots;
}

/** Where the data is. */
function catalogue_folder(): string {
	return dirname( \CustomizeYourStore\PLUGIN_FILE ) . '/catalogue';
}

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

/** Where shops measure in yards, gallons and feet. */
const COUNTRIES_WITH_FEET = array( 'US', 'LR' );

/** What the catalogue's English names measure in meters and liters → about as much there. */
const IN_FEET = array(
	'one meter'        => 'one yard',
	'one square meter' => 'ten square feet',
	'five liters'      => 'one gallon',
);

/** Names in other languages keep their meters. */
function sized( string $name ): string {
	$country = get_option( 'woocommerce_default_country', '' );
	$country = is_string( $country ) ? strtok( $country, ':' ) : '';
	return in_array( $country, COUNTRIES_WITH_FEET, true ) ? strtr( $name, IN_FEET ) : $name;
}
