<?php
/**
 * The trades that the words of a description name, and those that come nearest to it, for a merchant to choose from where none was recognized.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** In a description of more words, a second trade may be mentioned in passing. */
const SHORT_DESCRIPTION = 14;

/** Slips of the pen are looked for in so many words. */
const SPELLED_AT_MOST = 40;

/** A word of fewer points is a hint and names no trade by itself. */
const NAMES = 1.5;

/** Toys and food for animals are no trade beside theirs. */
const FOR_ANIMALS = array( 'toys', 'deli', 'haircare' );

/** What is made for an animal is its trade, too: "sweaters for dogs". */
const ALSO_FOR_ANIMALS = array( 'clothing', 'accessories', 'yarn', 'hometextiles', 'furniture', 'bags', 'shoes', 'biscuits', 'bakery', 'cakes', 'supplements', 'haircare', 'beautysalon', 'mealkits', 'jewelry', 'baby' );
const ANIMALS     = array( 'dogs', 'dogtreats', 'cats', 'smallpets', 'pets', 'aquarium', 'horses' );

/**
 * What is told of goods names trades. Words that are denied name one only where all others name none.
 *
 * @param string  $description The merchant's own words.
 * @param string  $language    As of language_of().
 * @param ?string $place       As of place_in().
 * @return list<string>
 */
function trades_told( string $description, string $language, ?string $place ): array {
	$script = script_of( $description );
	$told   = '' === $script ? $language : $script;
	$trades = trades_in( said_words( $description, $told, $place ), $told );
	return array() === $trades ? trades_in( said_words( $description, $told, $place, true ), $told ) : $trades;
}

/** Who wraps things up as gifts need not sell gifts, nor doors who brings them to your door. */
function without_services( string $clause ): string {
	foreach ( LANGUAGES as $language ) {
		foreach ( array( 'giftwrap', 'delivery' ) as $fact ) {
			$clause = (string) preg_replace( pattern_of( facts()[ $fact ]['words'], $language ), ' ', $clause );
		}
	}
	return $clause;
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
		$aside = places_after( array_merge( FOR_WHOM, OF_WHAT ), $words );
		$named = trade_named( $words, $aside );
		if ( null !== $named ) {
			return array( $named );
		}
		$misspelt = best_trade( $words, $language, true );
		return null === $misspelt ? array() : array( $misspelt['trade'] );
	}
	$aside = array_merge( places_after( array_merge( FOR_WHOM, OF_WHAT ), $words ), $first['modifiers'] );
	if ( in_array( $language, LANGUAGES, true ) && array() === array_diff( $first['places'], $aside ) ) {
		// "Jewelery made of glass": only what it is made of is spelled right.
		$misspelt = best_trade( array_diff_key( $words, array_flip( $aside ) ), $language, true );
		if ( null !== $misspelt ) {
			return array( $misspelt['trade'] );
		}
	}
	$animal = animal_for( $first, $words, $language );
	if ( null !== $animal ) {
		return array( $animal );
	}
	$left   = array_diff_key( $words, array_flip( $first['places'] ), array_flip( $aside ) );
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

/**
 * The animals that the goods are for, if they are.
 *
 * @param array{trade: string, points: int|float, places: list<int>} $first As of best_trade().
 * @param array<int, string>                                         $words Place → word.
 */
function animal_for( array $first, array $words, string $language ): ?string {
	if ( ! in_array( $first['trade'], ALSO_FOR_ANIMALS, true ) ) {
		return null;
	}
	$whom = array_flip( array_merge( places_after( FOR_WHOM, $words ), array( first_of( $first['places'] ) - 1 ) ) );
	$best = best_trade( array_intersect_key( $words, $whom ), $language );
	return null !== $best && in_array( $best['trade'], ANIMALS, true ) ? $best['trade'] : null;
}

/** Whether one trade is a part of the other. Yoga is taught in classes. */
function belongs_to( string $part, string $trade ): bool {
	return ( in_array( $part, FOR_ANIMALS, true ) && in_array( $trade, ANIMALS, true ) ) || ( 'courses' === $part && 'wellness' === $trade );
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
 * The trade whose goods are called so in one of the languages: "Games", "Articles for pets". A short name has to be all that is said, and one
 * of a single word is not looked for after "for" or "of".
 *
 * @param array<int, string> $words Place → word.
 * @param list<int>          $aside As of places_after().
 */
function trade_named( array $words, array $aside ): ?string {
	$text   = ' ' . implode( ' ', $words ) . ' ';
	$beside = ' ' . implode( ' ', array_diff_key( $words, array_flip( $aside ) ) ) . ' ';
	foreach ( trades() as $name => $trade ) {
		foreach ( explode( ' | ', $trade['things'] ) as $things ) {
			$names  = words_of( $things );
			$called = ' ' . implode( ' ', $names ) . ' ';
			$among  = count( $names ) > 1 ? $text : $beside;
			if ( $among === $called || ( strlen( $called ) >= 7 && str_contains( $among, $called ) ) ) {
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
 * @return array{trade: string, points: int|float, places: list<int>, modifiers: list<int>}|null
 */
function best_trade( array $words, string $language, bool $misspelt = false ): ?array {
	$found     = array_filter( array_map( static fn( $entries ) => array() !== $entries && max( array_column( $entries, 'points' ) ) >= NAMES ? $entries : array(), trades_found( $words, $language, $misspelt ) ) );
	$modifiers = modifiers_in( $found, $words, $language );
	$best      = null;
	foreach ( $found as $name => $entries ) {
		$points = points_for( $entries, $words, $modifiers );
		$places = array_merge( array(), ...array_column( $entries, 'places' ) );
		$nearer = $points > ( $best['points'] ?? 0 ) || ( null !== $best && $points === $best['points'] && first_of( $places ) < first_of( $best['places'] ) );
		if ( $nearer ) {
			$best = array(
				'trade'     => $name,
				'points'    => $points,
				'places'    => $places,
				'modifiers' => $modifiers,
			);
		}
	}
	return $best;
}

/**
 * What is found of each trade.
 *
 * @param array<int, string> $words Place → word.
 * @return array<string, list<array{points: int, places: list<int>}>>
 */
function trades_found( array $words, string $language, bool $misspelt ): array {
	$other = in_array( $language, LANGUAGES, true ) ? '' : $language;
	if ( $misspelt && 'ar' === $other ) {
		// One other letter of the few makes another word there: "we sell" is nearly wine.
		return array();
	}
	if ( $misspelt ) {
		$words = array_slice( $words, 0, SPELLED_AT_MOST, true );
		return array_map( static fn( $listed ) => nearly_in( implode( ' ', $listed ), $words ), trades_listed( $other ) );
	}
	$texts  = array();
	$listed = array();
	foreach ( '' === $other ? LANGUAGES : array( ...LANGUAGES, $other ) as $each ) {
		$texts[ $each ] = looked_up( $words, $each );
		foreach ( entries_that_may_be_in( $texts[ $each ], $other ) as $trade => $entries ) {
			$listed[ $trade ][ $each ] = $entries;
		}
	}
	// Of two trades that are named as well, the catalogue's order decides.
	$listed = array_intersect_key( array_replace( trades(), $listed ), $listed );
	return array_map( static fn( $entries ) => found_of( $entries, $texts, $language ), $listed );
}

/**
 * The words by which each trade is known, by their language; brands in each of them.
 *
 * @param string $other Beside LANGUAGES, or empty.
 * @return array<string, array<string, string>>
 */
function trades_listed( string $other ): array {
	static $words = array();
	if ( ! isset( $words[ $other ] ) ) {
		foreach ( trades() as $name => $trade ) {
			$listed = array_combine( LANGUAGES, explode( ' | ', $trade['words'] ) );
			if ( '' !== $other ) {
				$listed[ $other ] = other_language( $other )['trades'][ $name ];
			}
			$words[ $other ][ $name ] = array_map( static fn( $each ) => trim( $each . ' ' . ( $trade['brands'] ?? '' ) ), $listed );
		}
	}
	return $words[ $other ];
}

/**
 * What is listed in a text's language and begins with one of its words, or with a part of a German one: the rest need not be looked up.
 *
 * @param array{words: array<int, string>, places: array<string, list<int>>, language: string} $text As of looked_up().
 * @return array<string, string> Trade → listed words.
 */
function entries_that_may_be_in( array $text, string $other ): array {
	static $indexes = array();
	$language       = $text['language'];
	if ( ! isset( $indexes[ $language ] ) ) {
		foreach ( trades_listed( $other ) as $name => $listed ) {
			foreach ( explode( ' ', $listed[ $language ] ) as $entry ) {
				$first = explode( '_', ltrim( $entry, '~=-' ) )[0];
				foreach ( array_unique( array( $first, any_last_vowel( $first ) ) ) as $key ) {
					$indexes[ $language ][ $key ][] = array( $name, $entry );
				}
			}
		}
	}
	$keys = array_keys( $text['places'] );
	if ( 'de' === $language ) {
		$keys = array_merge( $keys, ...array_map( __NAMESPACE__ . '\parts_of', $keys ) );
	}
	$found = array();
	foreach ( array_unique( $keys ) as $key ) {
		foreach ( $indexes[ $language ][ $key ] ?? array() as list( $name, $entry ) ) {
			$found[ $name ][ $entry ] = true;
		}
	}
	return array_map( static fn( $entries ) => implode( ' ', array_map( 'strval', array_keys( $entries ) ) ), $found );
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
 * @param array<string, string>                                                                               $listed Words by language.
 * @param array<string, array{words: array<int, string>, places: array<string, list<int>>, language: string}> $texts  As of looked_up(), by language.
 * @return list<array{points: int, places: list<int>}>
 */
function found_of( array $listed, array $texts, string $language ): array {
	$found = array();
	foreach ( $listed as $each => $entries ) {
		$own = '' === $language || $each === $language;
		foreach ( found_in( $own ? $entries : long_words( $entries ), $texts[ $each ] ) as $one ) {
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
 * A single word counts half after "for" or "of", or where it says more of another thing.
 *
 * @param list<array{points: int, places: list<int>}> $found     As of found_in().
 * @param array<int, string>                          $words     Place → word.
 * @param list<int>                                   $modifiers As of modifiers_in().
 * @return int|float
 */
function points_for( array $found, array $words, array $modifiers ) {
	$aside  = array_merge( places_after( FOR_WHOM, $words ), $modifiers );
	$points = 0;
	foreach ( $found as $one ) {
		$half    = 1 === count( $one['places'] ) && in_array( $one['places'][0], $aside, true );
		$points += $half ? $one['points'] / 2 : $one['points'];
	}
	return $points;
}

/** So many trades are offered. */
const NEAREST_TRADES = 5;

/** Offered where nothing comes near: what stores sell most often. */
const USUAL_TRADES = array( 'clothing', 'homeware', 'jewelry', 'deli', 'gifts' );

/** Words of so many letters with the same beginning are near. */
const SAME_BEGINNING = 4;

/**
 * Always NEAREST_TRADES, the nearest first: by listed words, which count most, then by beginnings of words that the catalogue has for
 * a trade, the rarer the better.
 *
 * @param string $description The merchant's own words.
 * @return list<string>
 */
function nearest_trades( string $description ): array {
	$script   = script_of( $description );
	$language = '' === $script ? language_of( $description, words_of( $description ) ) : $script;
	$words    = said_words( $description, $language, null );
	$points   = array();
	foreach ( array( trades_found( $words, $language, false ), trades_found( $words, $language, true ) ) as $found ) {
		foreach ( $found as $name => $entries ) {
			$points[ $name ] = ( $points[ $name ] ?? 0 ) + 4 * array_sum( array_column( $entries, 'points' ) );
		}
	}
	// A single word may be of any language.
	foreach ( in_array( $language, LANGUAGES, true ) ? array( $language ) : LANGUAGES as $spoken ) {
		$texts = words_written_of_trades( $spoken );
		foreach ( beginnings_of( array_diff( $words, explode( ' ', SMALL_WORDS[ $spoken ] ) ) ) as $beginning ) {
			$told = array_filter( $texts, static fn( $text ) => isset( $text[ $beginning ] ) );
			foreach ( array_keys( $told ) as $name ) {
				$points[ $name ] = ( $points[ $name ] ?? 0 ) + log( count( $texts ) / count( $told ) );
			}
		}
	}
	$points = array_filter( $points );
	arsort( $points );
	return array_slice( array_values( array_unique( array( ...array_keys( $points ), ...USUAL_TRADES ) ) ), 0, NEAREST_TRADES );
}

/**
 * By trade, the words by which it is known and those that the catalogue has for its goods and says of them, as of beginnings_of().
 *
 * @return array<string, array<string, int>> Each as a key.
 */
function words_written_of_trades( string $language ): array {
	$place = (int) array_search( $language, LANGUAGES, true );
	$words = array();
	foreach ( trades() as $name => $trade ) {
		$written        = trade_words( $language )[ $name ];
		$goods          = array_map( static fn( $line ) => explode( ' | ', $line )[ $place + 1 ], $trade['products'] );
		$listed         = strtr( trades_listed( '' )[ $name ][ $language ], '_~=-', '    ' );
		$words[ $name ] = array_flip( beginnings_of( words_of( implode( ' ', array( $listed, $written['more'], ...$written['tiles'], ...$written['about'], ...$goods ) ) ) ) );
	}
	return $words;
}

/**
 * The first letters of words that are not short.
 *
 * @param array<int, string> $words Any.
 * @return list<string> Each once.
 */
function beginnings_of( array $words ): array {
	$long = array_filter( $words, static fn( $word ) => strlen( $word ) > 3 );
	return array_values( array_unique( array_map( static fn( $word ) => substr( $word, 0, SAME_BEGINNING ), $long ) ) );
}
