<?php
/**
 * The words of a description: in which of the catalogue's languages they are, in the forms in which the catalogue may list them, and how well
 * those that it lists for a trade name what the description speaks of.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** The languages of the catalogue, in the order in which its tables list them. */
const LANGUAGES = array( 'en', 'de', 'fr', 'es', 'pt', 'it' );

/** More words than this are not read: a description of a shop is shorter. */
const WORDS_AT_MOST = 300;

/** Lower case and without accents, the same whatever the site's language is. */
function folded( string $text ): string {
	$valid = mb_substr( wp_check_invalid_utf8( $text, true ), 0, READ_AT_MOST );
	return strtolower( remove_accents( arabic_letters( str_replace( array( 'ß', 'ẞ' ), 'ss', $valid ) ), 'en_US' ) );
}

/**
 * The words of a text in their order.
 *
 * @return list<string>
 */
function words_of( string $text ): array {
	$words = preg_split( '/[^\p{L}\p{N}]+/u', folded( $text ), WORDS_AT_MOST + 1, PREG_SPLIT_NO_EMPTY );
	return array_slice( $words ? $words : array(), 0, WORDS_AT_MOST );
}

/**
 * The forms under which a word is looked up: itself, without its plural's ending, and both with any last vowel.
 *
 * @return list<string>
 */
function forms_of( string $word, string $language ): array {
	$forms = array( $word );
	if ( in_array( $language, array( 'he', 'ar' ), true ) && isset( listed_words( $language )[ $word ] ) ) {
		// What is listed as it stands is not the plural of something else.
		return $forms;
	}
	foreach ( plural_endings( $language ) as $ending => $singular ) {
		if ( strlen( $word ) - strlen( $ending ) >= 3 - strlen( $singular ) && str_ends_with( $word, $ending ) ) {
			$forms[] = substr( $word, 0, -strlen( $ending ) ) . $singular;
		}
	}
	foreach ( $forms as $form ) {
		$forms[] = any_last_vowel( $form );
	}
	return array_values( array_unique( $forms ) );
}

/** `libro` and `libri` are one word; short words stay as they are. Hebrew and Arabic have their own endings. */
function any_last_vowel( string $word ): string {
	$script = script_of( $word );
	if ( 'he' === $script || 'ar' === $script ) {
		return ( 'he' === $script ? hebrew_stem( $word ) : arabic_stem( $word ) ) . '*';
	}
	return strlen( $word ) >= 5 ? (string) preg_replace( '/[aeio]$/', '*', $word ) : $word;
}

/**
 * Ending of a plural → of its singular.
 *
 * @return array<string, string>
 */
function plural_endings( string $language ): array {
	$romance = array(
		's'  => '',
		'es' => '',
	);
	$endings = array(
		'en' => array(
			's'   => '',
			'es'  => '',
			'ies' => 'y',
			'ves' => 'f',
		),
		'de' => array(
			's'     => '',
			'n'     => '',
			'en'    => '',
			'e'     => '',
			'er'    => '',
			'in'    => '',
			'innen' => '',
		),
		'fr' => array(
			's'     => '',
			'x'     => '',
			'euse'  => 'eur',
			'euses' => 'eur',
			'iere'  => 'ier',
		),
		'pt' => $romance + array(
			'oes' => 'ao',
			'aes' => 'ao',
			'ais' => 'al',
			'eis' => 'el',
			'ns'  => 'm',
		),
		'it' => array(
			'he' => 'a',
			'hi' => 'o',
		),
	);
	return $endings[ $language ] ?? $romance;
}

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

/** No German word is longer. */
const LONGEST_WORD = 60;

/**
 * The beginnings and ends of a word.
 *
 * @return list<string>
 */
function parts_of( string $word ): array {
	$parts = array();
	$word  = strlen( $word ) > LONGEST_WORD ? '' : $word;
	$whole = strlen( $word );
	for ( $length = 4; $length < $whole; ++$length ) {
		array_push( $parts, substr( $word, 0, $length ), substr( $word, -$length ) );
	}
	return $parts;
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
						'points' => $ends ? 3 : 1.5,
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
		foreach ( strlen( $entry ) >= MISSPELT - 2 && ! preg_match( '/[_~=-]/', $entry ) ? $words : array() as $place => $word ) {
			if ( is_slip( $word, $entry ) ) {
				$found[] = array(
					'points' => 2,
					'places' => array( $place ),
				);
			}
		}
	}
	return $found;
}

/** Short words may have a letter once that is doubled, or twice; in longer ones any letter may be wrong. */
function is_slip( string $word, string $entry ): bool {
	if ( strlen( $word ) < MISSPELT || strlen( $entry ) < MISSPELT ) {
		$once = static fn( $text ) => preg_replace( '/(.)\1+/', '$1', $text );
		return strlen( $word ) >= MISSPELT - 2 && $once( $word ) === $once( $entry );
	}
	return $word[0] === $entry[0] && levenshtein( $word, $entry ) <= ( strlen( $entry ) >= 11 ? 2 : 1 );
}

/** Small words that every text of the language has. */
const SMALL_WORDS = array(
	'en' => 'the and of with for we our from in is are made sell sells selling shop store by your handmade who my at to on no not as such or but you us this that all have it i',
	'de' => 'und der die das mit fur fuer wir unser unsere aus ist ein eine von im zum zur bei heisst in verkaufen verkaufe laden handgemachte handgemacht ich mein meine den auch',
	'fr' => 'et les des avec pour nous notre nos du au aux la le une un est dans sur chez qui vendons boutique magasin de je mon ma fait faits main a en s appelle',
	'es' => 'y los las con para nuestra nuestro del el una un es en tienda vendemos hecho hechas hechos hecha desde que de mi la se llama mano a',
	'pt' => 'e os as com para nossa nosso do da dos das uma um em no na loja vendemos feito feitos feita feitas de o a minha meu mao chama',
	'it' => 'e il lo gli con per nostra nostro della del di negozio vendiamo fatto fatti fatte un una che nel dal la le i a mano mio mia si chiama',
);

/** Letters that the language has and its neighbours have not. */
const OWN_LETTERS = array(
	'de' => '/[äöüß]/iu',
	'fr' => '/[èêâîôûœ]|\b[dl]’\p{L}/iu',
	'es' => '/[ñ¿¡]/iu',
	'pt' => '/[ãõ]/iu',
	'it' => '/[ìò]|\b(?:dell|un)’\p{L}|\p{L}{4}i \p{L}{4,}i\b/iu',
);

/** A letter that begins a word with a hyphen is no small word: "e-scooters", "o-rings". */
const TIED_LETTER = '/(?<![\p{L}\p{N}])\p{L}[-‐‑](?=\p{L})/u';

/** The address of a page, whose parts are words of no language: "com", "a". */
const WEB_ADDRESS = '~(?:https?://|www\.)\S+|\b[\p{L}\p{N}-]+\.(?:com|org|net|shop|store)\b\S*~iu';

/**
 * One of LANGUAGES; empty when nothing tells. Where several may be meant, the site's is.
 *
 * @param list<string> $words As of words_of().
 */
function language_of( string $description, array $words ): string {
	$text   = str_replace( "'", '’', wp_check_invalid_utf8( $description, true ) );
	$text   = (string) preg_replace( WEB_ADDRESS, ' ', $text );
	$points = array();
	$free   = words_of( (string) preg_replace( TIED_LETTER, '', $text ) );
	foreach ( LANGUAGES as $language ) {
		$small               = count( array_intersect( $free, explode( ' ', SMALL_WORDS[ $language ] ) ) );
		$letters             = isset( OWN_LETTERS[ $language ] ) && preg_match( OWN_LETTERS[ $language ], $text ) ? 2 : 0;
		$points[ $language ] = 2 * $small + $letters;
	}
	// The trades' words are looked up only where they can make a difference.
	foreach ( array_filter( $points, static fn( $each ) => $each + 3 >= max( $points ) ) as $language => $each ) {
		$points[ $language ] = $each + min( 3, points_in_language( $words, $language ) );
	}
	$most = max( $points );
	if ( 0 === $most ) {
		return '';
	}
	$site = substr( get_locale(), 0, 2 );
	return ( $points[ $site ] ?? 0 ) === $most ? $site : (string) array_search( $most, $points, true );
}

/**
 * How well the trades' words of a language fit. Brands are of no language.
 *
 * @param list<string> $words As of words_of().
 */
function points_in_language( array $words, string $language ): int {
	$brands = explode( ' ', implode( ' ', array_column( trades(), 'brands' ) ) );
	$text   = looked_up( array_diff( $words, $brands ), $language );
	// A word that is listed in the singular and in the plural counts once.
	$once  = static fn( $found ) => count( array_unique( array_map( 'json_encode', array_column( $found, 'places' ) ) ) );
	$found = array_map( static fn( $listed ) => $once( found_in( $listed, $text ) ), entries_that_may_be_in( $text, '' ) );
	return array() === $found ? 0 : 2 * max( $found );
}
