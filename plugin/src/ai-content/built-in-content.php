<?php
/**
 * Content from the catalogue, without any account or network: the same description always gives the same content.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/**
 * The catalogue is in English. A site in another language keeps its translated texts and gets a title only.
 *
 * @param string $description The merchant's own words.
 * @return array{title: string, products: list<array<string, string>>, texts: array<string, string>, search_term: string}
 */
function built_in_content( string $description ): array {
	$trade   = trades()[ trade_of( $description ) ];
	$english = str_starts_with( get_locale(), 'en' );
	return array(
		'title'       => title_from( $description, $trade['titles'] ),
		'products'    => $english ? array_map( __NAMESPACE__ . '\product_of', $trade['products'] ) : array(),
		'texts'       => $english ? texts_of( $trade ) : array(),
		'search_term' => $trade['search'],
	);
}

/**
 * @param array{0: string, 1: int|float, 2: string, 3: string} $entry A product as in the catalogue.
 * @return array{title: string, price: string, description: string, picture: string}
 */
function product_of( array $entry ): array {
	return array(
		'title'       => $entry[0],
		'price'       => (string) $entry[1],
		'description' => $entry[2],
		'picture'     => $entry[3],
	);
}

/**
 * What the trade says in each slot; nothing where it would claim a review, a rating or a discount.
 *
 * @param array<string, mixed> $trade As in the catalogue.
 * @return array<string, string> By the slot's id.
 */
function texts_of( array $trade ): array {
	$words = words_for_slots( $trade );
	$texts = array_map( static fn( $slot ) => plain( strtr( $slot['says'], $words ), $slot['limit'] ), text_slots() );
	return array_filter( array_map( __NAMESPACE__ . '\without_claims', array_intersect_key( array_merge( $texts, $trade['own'] ?? array() ), $texts ) ) );
}

/**
 * What `{hero1}`, `{things}` and so on stand for. Of pairs, `{hero1}` is the heading and `{hero1:more}` the sentence.
 *
 * @param array<string, mixed> $trade As in the catalogue.
 * @return array<string, string>
 */
function words_for_slots( array $trade ): array {
	$words = array();
	foreach ( array( 'things', 'shop', 'promise', 'story' ) as $name ) {
		$words[ '{' . $name . '}' ] = $trade[ $name ];
	}
	$pairs = array( 'newest' => $trade['newest'] );
	foreach ( array( 'hero' => 'heroes', 'shelf' => 'shelves', 'quality' => 'qualities' ) as $name => $list ) {
		foreach ( $trade[ $list ] as $number => $pair ) {
			$pairs[ $name . ( $number + 1 ) ] = $pair;
		}
	}
	foreach ( $pairs as $name => list( $heading, $more ) ) {
		$words[ '{' . $name . '}' ]      = $heading;
		$words[ '{' . $name . ':more}' ] = $more;
	}
	return $words;
}
