<?php
/**
 * Content from the catalogue, without any account or network: the same description always gives the same content.
 *
 * Six products of a shop's trades, with prices in its currency. Each has its drawing.
 *
 * Prices of the catalogue in the store's currency: a rough factor, rounded to what is usual there.
 *
 * Sizes in the names of sample products, in the units of the store's country.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/**
 * In the site's language, or, where that is English, in the description's. A site in a language that the catalogue lacks keeps its
 * translated texts and gets a title only.
 *
 * @param string $description The merchant's own words.
 * @param string $look        One of LOOKS.
 * @return array{title: string, products: list<array{title: string, price: string, description: string, picture: string, category: string}>, texts: array<string, string>, defaults: array<string, string>, search_term: string}
 *         `texts` by the slot's id, `defaults` by the text that stands in the patterns.
 */
function built_in_content( string $description, string $look = LOOKS[0] ): array {
	$shop     = shop_of( $description );
	$language = $shop['language'];
	$spoken   = '' === $language ? 'en' : $language;
	$store    = with_facts( store_words( $shop, $spoken ), $description, $shop, $spoken );
	// The line above the first headline.
	$store   += array( 'eyebrow' => eyebrow_of( $shop, $description, $spoken ) );
	return array(
		'title'       => title_from( $description, $store['titles'] ),
		'products'    => '' === $language ? array() : products_of( $shop, $language, $look ),
		'texts'       => '' === $language ? array() : texts_of( $store, $language ),
		'defaults'    => '' === $language ? array() : languages( $language )['patterns'],
		'search_term' => search_term( $shop ),
	);
}

/**
 * What the store sells and where, as a line above the first headline: "Cakes in Leeds".
 *
 * @param array{trades: list<string>, place: ?string} $shop As of shop_of().
 */
function eyebrow_of( array $shop, string $description, string $language ): string {
	$things = things_of( $shop['trades'], $language );
	$place  = recognised( $description )['language'] === $language ? place_as_said( $description, $shop['place'] ) : '';
	$both   = array() === $shop['trades'] ? $things : trim( "$things $place" );
	return mb_strlen( $both ) <= TITLE_LIMIT ? $both : $things;
}

/**
 * What was recognised, in which language the store speaks, and what kind of business it is.
 *
 * @return array{trades: list<string>, name: ?string, place: ?string, language: string, kind: string}
 */
function shop_of( string $description ): array {
	$shop = recognised( $description );
	$site = substr( get_locale(), 0, 2 );
	if ( 'en' === $site ) {
		$shop['language'] = '' === $shop['language'] ? 'en' : $shop['language'];
	} else {
		$shop['language'] = in_array( $site, LANGUAGES, true ) ? $site : '';
	}
	$shop['kind'] = trades()[ $shop['trades'][0] ?? '' ]['kind'] ?? GENERAL_KIND;
	return $shop;
}

/**
 * What the store says in each slot. Those that are fixed English sentences are left out in other languages, and those for which there
 * are no words, or whose words would claim a review, a rating or a discount.
 *
 * @param array<string, mixed> $store As of store_words().
 * @return array<string, string> By the slot's id.
 */
function texts_of( array $store, string $language ): array {
	$words = words_for_slots( $store );
	$texts = array();
	foreach ( text_slots() as $id => $slot ) {
		$says = strtr( $slot['says'], $words );
		if ( ! preg_match( '/\{\w+(?::\w+)?\}/', $says ) && ( 'en' === $language || preg_match( '/^[“”]?\{[^{}]+\}[“”]?$/u', $slot['says'] ) ) ) {
			$texts[ $id ] = plain( $says, $slot['limit'] );
		}
	}
	$own = array_intersect_key( $store['own'] ?? array(), text_slots() );
	return array_filter( array_map( __NAMESPACE__ . '\without_claims', array_merge( $texts, $own ) ) );
}

/**
 * What `{hero1}`, `{things}` and so on stand for. Of pairs, `{hero1}` is the heading and `{hero1:more}` the sentence.
 *
 * @param array<string, mixed> $store As of store_words().
 * @return array<string, string>
 */
function words_for_slots( array $store ): array {
	$words = array();
	foreach ( array( 'things', 'shop', 'promise', 'story', 'word', 'goods', 'eyebrow' ) as $name ) {
		$words[ '{' . $name . '}' ] = $store[ $name ];
	}
	$pairs = array( 'newest' => $store['newest'] );
	foreach ( array(
		'hero'    => 'heroes',
		'shelf'   => 'shelves',
		'quality' => 'qualities',
		'fact'    => 'said',
	) as $name => $list ) {
		foreach ( $store[ $list ] ?? array() as $number => $pair ) {
			$pairs[ $name . ( $number + 1 ) ] = $pair;
		}
	}
	foreach ( $pairs as $name => list( $heading, $more ) ) {
		$words[ '{' . $name . '}' ]      = $heading;
		$words[ '{' . $name . ':more}' ] = $more;
	}
	return $words;
}

/** Drawn, in the color of what is behind it: what products had as pictures in versions up to 0.5. */
const TILES = 6;

/**
 * Six of one trade, or three of each of two.
 *
 * @param array{trades: list<string>, kind: string} $shop As of shop_of().
 * @param string                                     $look One of LOOKS.
 * @return list<array{title: string, price: string, description: string, picture: string, category: string}>
 */
function products_of( array $shop, string $language, string $look ): array {
	if ( array() === $shop['trades'] ) {
		$products = general_products( $language );
	} else {
		$each     = intdiv( PRODUCTS, count( $shop['trades'] ) );
		$products = array();
		foreach ( services_last( $shop['trades'] ) as $trade ) {
			$others   = array_column( $products, 0 );
			$more     = array_filter( products_in( $trade, $language ), static fn( $product ) => ! in_array( $product[0], $others, true ) );
			$products = array_merge( $products, array_slice( $more, 0, $each ) );
		}
	}
	return array_map( static fn( $entry, $number ) => product_of( $entry, (int) $number, $look ), $products, array_keys( $products ) );
}

/**
 * Whoever sells bicycles and repairs them shows a bicycle first.
 *
 * @param list<string> $trades As of recognised().
 * @return list<string>
 */
function services_last( array $trades ): array {
	$is_service = static fn( $trade ) => 'services' === trades()[ $trade ]['kind'];
	return array_merge( array_values( array_filter( $trades, static fn( $trade ) => ! $is_service( $trade ) ) ), array_values( array_filter( $trades, $is_service ) ) );
}

/**
 * The four of a trade and the two of its kind. A trade in which nobody gives presents has six of its own.
 *
 * @return list<array{0: string, 1: float, 2: string, 3: string, 4: string}> As of product_of().
 */
function products_in( string $name, string $language ): array {
	$trade = trades()[ $name ];
	$says  = languages( $language );
	$lines = array_slice( array_merge( $trade['products'], kinds()[ $trade['kind'] ]['products'] ), 0, PRODUCTS );
	$own   = count( $trade['products'] );
	$texts = array_merge( trade_words( $language )[ $name ]['about'], $says[ "about-{$trade['kind']}" ] ?? $says['about-products'] );
	return array_map(
		static function ( $line, $number ) use ( $name, $language, $texts, $own ) {
			list( $price, $names ) = explode( ' | ', $line, 2 );
			return array( in_language( $names, $language ), (float) $price, $texts[ $number ], $name . ' ' . ( $number < $own ? "t$number" : 'k' . ( $number - $own ) ), category_of_product( $name, $number, $language ) );
		},
		$lines,
		array_keys( $lines )
	);
}

/**
 * Of a shop whose trade was not understood: they say that they are examples.
 *
 * @return list<array{0: string, 1: float, 2: string, 3: string, 4: string}> As of product_of().
 */
function general_products( string $language ): array {
	$says = languages( $language );
	return array_map(
		static fn( $price, $number ) => array( str_replace( '{number}', (string) ( $number + 1 ), $says['example'] ), $price, $says['about-examples'], ANY_TRADE . " t$number", category_of_product( ANY_TRADE, $number, $language ) ),
		array( 19.0, 24.0, 29.0, 39.0, 49.0, 59.0 ),
		range( 0, PRODUCTS - 1 )
	);
}

/**
 * @param array{0: string, 1: int|float, 2: string, 3: string, 4: string} $entry Title, price, description, by which it is drawn (its trade, letter and number), and its category.
 * @return array{title: string, price: string, description: string, picture: string, category: string}
 */
function product_of( array $entry, int $number, string $look ): array {
	return array(
		'title'       => sized( $entry[0] ),
		'price'       => price_in_currency( (float) $entry[1] ),
		'description' => $entry[2],
		'picture'     => drawn_product( ...explode( ' ', $entry[3] ), ...array( $look, $number ) ),
		'category'    => $entry[4],
	);
}

/** Each product of six has a tile of its own. */
function tile( int $number ): string {
	return 'products/tile-' . ( $number % TILES + 1 ) . '.png';
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
