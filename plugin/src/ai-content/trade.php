<?php
/**
 * What a description says of a shop: its trades, its name, where it is, and in which language it is told.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** In a description of more words, a second trade may be mentioned in passing. */
const SHORT_DESCRIPTION = 14;

/** Whom a shop is for is no trade of its own: "sneakers for music lovers". */
const FOR_WHOM = array( 'for', 'fur', 'fuer', 'pour', 'para', 'per' );

/** Nor is where a thing comes from, or what it is made of: "tea from small gardens". */
const OF_WHAT = array( 'from', 'of', 'in', 'aus', 'von', 'dans', 'en', 'em', 'dal', 'dalla', 'on', 'by', 'near' );

/** Toys and food for animals are no trade beside theirs. */
const FOR_ANIMALS = array( 'toys', 'deli' );
const ANIMALS     = array( 'dogs', 'dogtreats', 'cats', 'smallpets', 'pets', 'aquarium', 'horses' );

/**
 * No trades where none was understood. A trade that the merchant chose stands in for what was understood.
 *
 * @param string $description The merchant's own words.
 * @return array{trades: list<string>, name: ?string, place: ?string, language: string}
 */
function recognised( string $description ): array {
	static $known = array();
	$key          = get_locale() . $description;
	if ( ! isset( $known[ $key ] ) ) {
		$words         = words_of( $description );
		$language      = language_of( $description, $words );
		$known[ $key ] = array(
			'trades'   => trades_in( without_wrapping( $words ), $language ),
			'name'     => name_in( plain( str_replace( "'", '’', $description ), READ_AT_MOST ) ),
			'place'    => place_in( $description ),
			'language' => $language,
		);
	}
	$chosen = chosen_trades( $description );
	return null === $chosen ? $known[ $key ] : array( 'trades' => $chosen ) + $known[ $key ];
}

/**
 * Who wraps things up as gifts need not sell gifts.
 *
 * @param list<string> $words As of words_of().
 * @return list<string> The same where nothing else is said.
 */
function without_wrapping( array $words ): array {
	$text = ' ' . implode( ' ', $words ) . ' ';
	foreach ( LANGUAGES as $language ) {
		$text = (string) preg_replace( pattern_of( facts()['giftwrap']['words'], $language ), ' ', $text );
	}
	$left = preg_split( '/ /', $text, -1, PREG_SPLIT_NO_EMPTY );
	return $left ? $left : $words;
}

/**
 * The trade that is named best, and another one that is named beside it.
 *
 * @param list<string> $words As of words_of().
 * @return list<string>
 */
function trades_in( array $words, string $language ): array {
	$first = best_trade( $words, $language );
	if ( null === $first ) {
		$named = trade_named( $words );
		if ( null !== $named ) {
			return array( $named );
		}
		$misspelt = best_trade( $words, $language, true );
		return null === $misspelt ? array() : array( $misspelt['trade'] );
	}
	$others = places_after( array_merge( FOR_WHOM, OF_WHAT ), $words );
	$left   = array_diff_key( $words, array_flip( $first['places'] ), array_flip( $others ) );
	$second = best_trade( $left, $language );
	$enough = count( $words ) <= SHORT_DESCRIPTION ? 2 : max( 3, $first['points'] / 2 );
	$named  = null !== $second && $second['trade'] !== $first['trade'] && $second['points'] >= $enough;
	if ( ! $named || is_also_rented( $first, $second ) || belongs_to( $second['trade'], $first['trade'] ) ) {
		return array( $first['trade'] );
	}
	if ( belongs_to( $first['trade'], $second['trade'] ) ) {
		return array( $second['trade'] );
	}
	return first_of( $first['places'] ) < first_of( $second['places'] ) ? array( $first['trade'], $second['trade'] ) : array( $second['trade'], $first['trade'] );
}

/** Whether one trade is a part of the other. */
function belongs_to( string $part, string $trade ): bool {
	return in_array( $part, FOR_ANIMALS, true ) && in_array( $trade, ANIMALS, true );
}

/**
 * Who also rents goods out, sells them: "tents, with rental". Where the word stands beside the goods or before them, they are rented out
 * only: "car rental".
 *
 * @param array{trade: string, points: int|float, places: list<int>} $first  As of best_trade().
 * @param array{trade: string, points: int|float, places: list<int>} $second As of best_trade().
 */
function is_also_rented( array $first, array $second ): bool {
	return 'rental' === $second['trade'] && first_of( $second['places'] ) > max( $first['places'] ) + 1;
}

/**
 * The trade whose goods are called so in one of the languages: "Games", "Beauty treatments". A short name has to be all that is said.
 *
 * @param list<string> $words As of words_of().
 */
function trade_named( array $words ): ?string {
	$text = ' ' . implode( ' ', $words ) . ' ';
	foreach ( trades() as $name => $trade ) {
		foreach ( explode( ' | ', $trade['things'] ) as $things ) {
			$called = ' ' . implode( ' ', words_of( $things ) ) . ' ';
			if ( $text === $called || ( strlen( $called ) >= 7 && str_contains( $text, $called ) ) ) {
				return $name;
			}
		}
	}
	return null;
}

/**
 * Of two that are named as well, the one that is named first. Hints alone name none.
 *
 * @param array<int, string> $words Place → word.
 * @return array{trade: string, points: int|float, places: list<int>}|null
 */
function best_trade( array $words, string $language, bool $misspelt = false ): ?array {
	$best  = null;
	$texts = array_map( static fn( $each ) => looked_up( $words, $each ), LANGUAGES );
	foreach ( trades() as $name => $trade ) {
		$found  = $misspelt ? nearly_in( str_replace( ' | ', ' ', $trade['words'] ), $words ) : found_of( $trade, $texts, $language );
		$points = array() === $found || max( array_column( $found, 'points' ) ) < 2 ? 0 : points_for( $found, $words );
		$places = array_merge( array(), ...array_column( $found, 'places' ) );
		$nearer = $points > ( $best['points'] ?? 0 ) || ( null !== $best && $points === $best['points'] && first_of( $places ) < first_of( $best['places'] ) );
		if ( $points > 0 && $nearer ) {
			$best = array(
				'trade'  => $name,
				'points' => $points,
				'places' => $places,
			);
		}
	}
	return $best;
}

/**
 * The first of some places.
 *
 * @param list<int> $places None is far behind.
 */
function first_of( array $places ): int {
	return array() === $places ? PHP_INT_MAX : min( $places );
}

/**
 * What is listed for a trade in the description's language; from the other languages, the words that are not short.
 *
 * @param array<string, mixed> $trade As of trades().
 * @param list<array{words: array<int, string>, places: array<string, list<int>>, language: string}> $texts As of looked_up(), one for each language.
 * @return list<array{points: int, places: list<int>}>
 */
function found_of( array $trade, array $texts, string $language ): array {
	$found = array();
	foreach ( explode( ' | ', $trade['words'] ) as $number => $listed ) {
		$own = '' === $language || LANGUAGES[ $number ] === $language;
		foreach ( $own ? found_in( $listed, $texts[ $number ] ) : found_in( long_words( $listed ), $texts[ $number ] ) as $one ) {
			$key           = implode( ',', $one['places'] );
			$one['points'] = $own ? $one['points'] : 1 + (int) ( $one['points'] > 4 );
			if ( $one['points'] > ( $found[ $key ]['points'] ?? 0 ) ) {
				$found[ $key ] = $one;
			}
		}
	}
	return array_values( $found );
}

/** Short words mean something else in the next language. */
function long_words( string $listed ): string {
	return implode( ' ', array_filter( explode( ' ', $listed ), static fn( $entry ) => strlen( $entry ) >= 6 && '~' !== $entry[0] ) );
}

/**
 * A single word after "for" counts half.
 *
 * @param list<array{points: int, places: list<int>}> $found As of found_in().
 * @param array<int, string>                          $words Place → word.
 * @return int|float
 */
function points_for( array $found, array $words ) {
	$for_whom = places_after( FOR_WHOM, $words );
	$points   = 0;
	foreach ( $found as $one ) {
		$half    = 1 === count( $one['places'] ) && in_array( $one['places'][0], $for_whom, true );
		$points += $half ? $one['points'] / 2 : $one['points'];
	}
	return $points;
}

/**
 * The three words after each of some small words.
 *
 * @param list<string>       $small As FOR_WHOM.
 * @param array<int, string> $words Place → word.
 * @return list<int>
 */
function places_after( array $small, array $words ): array {
	$places = array();
	foreach ( array_keys( array_intersect( $words, $small ) ) as $place ) {
		array_push( $places, $place + 1, $place + 2, $place + 3 );
	}
	return $places;
}
