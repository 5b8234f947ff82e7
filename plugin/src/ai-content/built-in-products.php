<?php
/**
 * Six products of a shop's trades, with prices in its currency. Each has its drawing.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

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
