<?php
/**
 * What a store of some trades says: its own words where they were written for just this trade, else words that fit any store, with
 * the trade's things in them.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** In sentences, which are in English only, where no trade was understood. */
const ANY_THINGS = 'things';

/**
 * As a file in `plugin/catalogue/stores`.
 *
 * @param array{trades: list<string>, name: ?string, place: ?string, kind: string} $shop As of shop_of().
 * @return array<string, mixed>
 */
function store_words( array $shop, string $language ): array {
	$own = 'en' === $language ? own_store( $shop['trades'] ) : null;
	return $own ?? composed_words( $shop, $language );
}

/**
 * The words that were written for these trades; null when there are none.
 *
 * @param list<string> $trades As of recognised().
 * @return array<string, mixed>|null
 */
function own_store( array $trades ): ?array {
	$store = 1 === count( $trades ) ? trades()[ $trades[0] ]['store'] ?? null : null;
	return null === $store ? null : stores()[ $store ];
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
		'{heading}' => headline_for( $shop, $things, $language ),
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
		'own'    => $seller ? array( 'shop-now' => $says['offer'] ) : array(),
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
