<?php
/**
 * What a store of some trades says: the trade's headline, sentence, story and kinds of goods, and for the rest words that fit any store.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** In sentences, which are in English only, where no trade was understood. */
const ANY_THINGS = 'things';

/**
 * All that a store says. In English some trades have names for shops and for their button, too.
 *
 * @param array{trades: list<string>, name: ?string, place: ?string, kind: string} $shop As of shop_of().
 * @return array<string, mixed>
 */
function store_words( array $shop, string $language ): array {
	$own = 'en' === $language ? own_store( $shop['trades'] ) ?? array() : array();
	return array_diff_key( $own, array( 'search' => '' ) ) + words_of_trades( $shop['trades'], $language ) + composed_words( $shop, $language );
}

/**
 * What is written for just these trades in English; null when there is nothing.
 *
 * @param list<string> $trades As of recognised().
 * @return array{things: string, shop: string, search: string, titles: list<string>}|null
 */
function own_store( array $trades ): ?array {
	$store = 1 === count( $trades ) ? trades()[ $trades[0] ]['store'] ?? null : null;
	return null === $store ? null : stores()[ $store ];
}

/**
 * The first section, the story and the tiles, in the words of the trade. Of two trades, the first speaks and both have tiles.
 *
 * @param list<string> $trades As of recognised().
 * @return array<string, mixed> No words without a trade.
 */
function words_of_trades( array $trades, string $language ): array {
	$all   = trade_words( $language );
	$words = array_map( static fn( $trade ) => $all[ $trade ], $trades );
	if ( array() === $words ) {
		return array();
	}
	$tiles   = array_map( static fn( $tile ) => $all[ $tile[0] ]['tiles'][ $tile[1] ], tiles_of( $trades ) );
	$says    = languages( $language );
	$heroes  = array( array( $words[0]['headline'], $words[0]['more'] ), ...array_slice( $says['heroes'], 1 ) );
	$shelves = array_map( static fn( $tile, $number ) => array( $tile, $says['shelves'][ $number ][1] ), $tiles, array_keys( $tiles ) );
	return array( 'story' => $words[0]['story'] ) + compact( 'heroes', 'shelves' );
}

/**
 * Words that fit any store. None names a product: beside it might be a picture that shows another thing.
 *
 * @param array{trades: list<string>, name: ?string, place: ?string, kind: string} $shop As of shop_of().
 * @return array<string, mixed>
 */
function composed_words( array $shop, string $language ): array {
	$says   = languages( $language );
	$things = array() === $shop['trades'] && null !== $shop['name'] ? $shop['name'] : things_of( $shop['trades'], $language );
	$fill   = array(
		'{Things}'  => $things,
		'{heading}' => array() === $shop['trades'] && null === $shop['name'] ? $says['headline'] : $things,
	);
	array_walk_recursive(
		$says,
		static function ( &$text ) use ( $fill ) {
			$text = is_string( $text ) ? strtr( $text, $fill ) : $text;
		}
	);
	$seller = in_array( $shop['kind'], array( 'services', 'business' ), true );
	return array(
		'titles' => array( rtrim( shortened( $things, TITLE_LIMIT ), ' ,–' ) ),
		'things' => array() === $shop['trades'] ? ANY_THINGS : in_a_sentence( $things, $language ),
		'shop'   => $says[ $seller ? 'offer' : 'shop' ],
		// What services offer is said below.
		'goods'  => $says['goods'][ $shop['kind'] ] ?? $says['patterns']['Picked by us'] ?? 'Picked by us',
		'own'    => ( $seller ? array( 'shop-now' => $says['offer'] ) : array() ) + ( 'services' === $shop['kind'] ? $says['services'] : array() ),
	) + $says;
}

/** In the middle of an English sentence; German nouns keep their capital letter. */
function in_a_sentence( string $things, string $language ): string {
	$keep = 'de' === $language || preg_match( '/^\p{Lu}(?:\p{Lu}|-)|^\d/u', $things );
	return $keep ? $things : uncapitalized( $things );
}

/**
 * What the store sells, as a heading.
 *
 * @param list<string> $trades As of recognised().
 */
function things_of( array $trades, string $language ): string {
	$says = languages( $language );
	if ( array() === $trades ) {
		return $says['general'];
	}
	$things = array_map( static fn( $trade ) => in_a_sentence( in_language( trades()[ $trade ]['things'], $language ), $language ), $trades );
	$both   = implode( count( $things ) > 1 && ! preg_grep( '/ (?:and|und|et|y|e) /u', $things ) ? " {$says['and']} " : ', ', $things );
	return capitalized( $both );
}

/** The one of six that is in the language. */
function in_language( string $all, string $language ): string {
	return explode( ' | ', $all )[ (int) array_search( $language, LANGUAGES, true ) ];
}

/**
 * A word by which pictures could be searched for, in English.
 *
 * @param array{trades: list<string>} $shop As of shop_of().
 */
function search_term( array $shop ): string {
	$trade = $shop['trades'][0] ?? null;
	return null === $trade ? 'store' : own_store( array( $trade ) )['search'] ?? in_language( trades()[ $trade ]['things'], 'en' );
}
