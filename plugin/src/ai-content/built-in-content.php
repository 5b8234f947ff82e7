<?php
/**
 * Content from the catalogue, without any account or network: the same description always gives the same content.
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
