<?php
/**
 * How well the words that the catalogue lists for a trade name what a description speaks of.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** A listed word of this length is found at the beginning or the end of a longer German word, too. */
const IN_COMPOUNDS = 5;

/** A word of this length may have a slip of the pen in it. */
const MISSPELT = 7;

/**
 * The words of a description, ready to be looked up in one language.
 *
 * @param array<int, string> $words Place → word, as of words_of().
 * @return array{words: array<int, string>, places: array<string, list<int>>, language: string}
 */
function looked_up( array $words, string $language ): array {
	$places = array();
	foreach ( $words as $place => $word ) {
		foreach ( forms_of( $word, $language ) as $form ) {
			$places[ $form ][] = $place;
		}
	}
	return array(
		'words'    => $words,
		'places'   => $places,
		'language' => $language,
	);
}

/**
 * Points and places of what is listed. `dog_treat` means both words close together, in any order; `~word` is a hint and names nothing by
 * itself; `=word` does not count within a longer one, and `-word` counts as its end.
 *
 * @param string                                                                               $listed Separated by spaces, singular.
 * @param array{words: array<int, string>, places: array<string, list<int>>, language: string} $text   As of looked_up().
 * @return list<array{points: int, places: list<int>}>
 */
function found_in( string $listed, array $text ): array {
	$found = array();
	foreach ( array_filter( explode( ' ', $listed ) ) as $entry ) {
		$word  = ltrim( $entry, '~=-' );
		$parts = explode( '_', $word );
		$there = count( $parts ) > 1 ? phrase_in( $parts, $text['places'] ) : array_slice( places_in( $word, $text['places'] ), 0, 1 );
		if ( array() !== $there ) {
			$found[] = array(
				'points' => '~' === $entry[0] ? 1 : points_of( $word, count( $parts ), $text['language'] ),
				'places' => $there,
			);
		} elseif ( 'de' === $text['language'] && 1 === count( $parts ) && ! in_array( $entry[0], array( '~', '=' ), true ) ) {
			$found = array_merge( $found, in_compound( $word, $text['words'], '-' === $entry[0] ) );
		}
	}
	return $found;
}

/** Several words say more than one; a long German word is several. */
function points_of( string $word, int $parts, string $language ): int {
	if ( 1 === $parts ) {
		return 'de' === $language && strlen( $word ) >= 9 ? 4 : 2;
	}
	return 2 * $parts + 1;
}

/**
 * Where one word stands.
 *
 * @param array<string, list<int>> $places As of looked_up().
 * @return list<int>
 */
function places_in( string $word, array $places ): array {
	return $places[ $word ] ?? $places[ any_last_vowel( $word ) ] ?? array();
}

/**
 * Where all parts stand with at most two words between them; empty when they do not.
 *
 * @param list<string>             $parts  Words.
 * @param array<string, list<int>> $places As of looked_up().
 * @return list<int>
 */
function phrase_in( array $parts, array $places ): array {
	foreach ( places_in( $parts[0], $places ) as $first ) {
		$taken = array( $first );
		foreach ( array_slice( $parts, 1 ) as $part ) {
			$near = array_filter(
				places_in( $part, $places ),
				static fn( $place ) => ! in_array( $place, $taken, true ) && abs( $place - $first ) < count( $parts ) + 2
			);
			if ( array() === $near ) {
				continue 2;
			}
			$taken[] = (int) reset( $near );
		}
		return $taken;
	}
	return array();
}

/**
 * The end of a German word says what is sold, its beginning of what or for whom.
 *
 * @param array<int, string> $words As of words_of().
 * @return list<array{points: int, places: list<int>}>
 */
function in_compound( string $entry, array $words, bool $only_end ): array {
	if ( strlen( $entry ) < ( $only_end ? 4 : IN_COMPOUNDS ) ) {
		return array();
	}
	foreach ( $words as $place => $word ) {
		if ( strlen( $word ) >= strlen( $entry ) + 3 ) {
			$ends = array_filter( forms_of( $word, 'de' ), static fn( $form ) => str_ends_with( $form, $entry ) );
			if ( $ends || ( ! $only_end && str_starts_with( $word, $entry ) ) ) {
				return array(
					array(
						'points' => $ends ? 3 : 2,
						'places' => array( $place ),
					),
				);
			}
		}
	}
	return array();
}

/**
 * As found_in(), for words with a slip of the pen.
 *
 * @param string             $listed Separated by spaces.
 * @param array<int, string> $words  As of words_of().
 * @return list<array{points: int, places: list<int>}>
 */
function nearly_in( string $listed, array $words ): array {
	$found = array();
	foreach ( explode( ' ', $listed ) as $entry ) {
		foreach ( strlen( $entry ) >= MISSPELT && ! str_contains( $entry, '_' ) ? $words : array() as $place => $word ) {
			$slips = strlen( $entry ) >= 11 ? 2 : 1;
			if ( strlen( $word ) >= MISSPELT && $word[0] === $entry[0] && levenshtein( $word, $entry ) <= $slips ) {
				$found[] = array(
					'points' => 2,
					'places' => array( $place ),
				);
			}
		}
	}
	return $found;
}
