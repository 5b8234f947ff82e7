<?php
/**
 * The words of a description that speak of its goods, and which of them only say more of another one: what a thing is made of, whom it is
 * for, what kind of it.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** Whom a shop is for is no trade of its own: "sneakers for music lovers". */
const FOR_WHOM = array( 'for', 'fur', 'fuer', 'pour', 'para', 'per', '用', 'ל', 'ل' );

/** Nor is where a thing comes from, or what it is made of: "tea from small gardens". */
const OF_WHAT = array( 'from', 'of', 'in', 'aus', 'von', 'dans', 'au', 'aux', 'alla', 'en', 'em', 'dal', 'dalla', 'dallo', 'on', 'by', 'near', 'מ', 'ב', 'من', 'في', 'ب' );

/** "Dyed with plants" says so, too; "a bakery with cakes" does not. */
const DONE_WITH = '/(?<= )(\w+(?:ed|ad[oa]s?|id[oa]s?)|made|hech[oa]s?|feit[oa]s?|fatt[oaie]) (?:with|con|com)(?= )/';

/** Nor what is tied to the word before it: "clases de guitarra", "verres à vin". */
const TIED = array( 'de', 'di', 'da', 'do', 'du', 'des', 'del', 'della', 'd', 'a', 'al', 'l', 'la' );

/** Between two things that are both sold. */
const AND_ALSO = array( 'and', 'or', 'plus', 'und', 'oder', 'sowie', 'et', 'ou', 'y', 'e', 'o', 'ed', 'u', 'ו', 'と', 'や', 'も', 'و', 'او' );

/** In these languages single letters are words, and within a sentence only names have a capital letter. */
const ROMANCE = array( 'fr', 'es', 'pt', 'it' );

/** After these, a "not" has ended. */
const BUT = array( 'but', 'only', 'just', 'instead', 'aber', 'sondern', 'nur', 'mais', 'seulement', 'plutot', 'pero', 'sino', 'solo', 'mas', 'apenas', 'אלא', 'רק', 'ma', 'bensi', 'soltanto' );

/** These deny no more than the next words. */
const WITHOUT = array( 'without', 'ohne', 'sans', 'sin', 'sem', 'senza', 'بدون', 'بلا' );

/** They deny what follows, up to the clause's end. */
const NOTS = array(
	'en' => 'not no never nor neither cannot',
	'de' => 'nicht kein keine keinen keiner keinem keines nie niemals weder',
	'fr' => 'pas aucun aucune jamais ni',
	'es' => 'no ni nunca jamas ningun ninguna tampoco',
	'pt' => 'nao nem nunca jamais nenhum nenhuma',
	'it' => 'non ne mai nessun nessuna',
	'he' => 'לא אין',
	'ar' => 'لا ليس ليست غير',
);

/** A color, a shape: "honey-colored scarves". */
const LIKE_SOMETHING = '/(?<!\p{L})\p{L}+-(?:colou?red|shaped|lit|bound|inspired|themed|sized|style)(?!\p{L})/iu';

/** Behind a "not", these make none of it. */
const NOT_JUST = array( 'only', 'just', 'nur', 'seulement', 'que', 'solo', 'solamente', 'so', 'apenas', 'somente', 'soltanto', 'רק' );

/** Parts of addresses that name nobody. */
const PLATFORMS = '/^(?:https?|www|com|net|org|shop|store|etsy|ebay|amazon|instagram|facebook|tiktok|shopify|myshopify|wordpress|[a-z]{2})$/i';

/**
 * The words in their order, as of words_of(). A number is left out where a clause ends, and so are words that are denied.
 *
 * @param string  $description The merchant's own words.
 * @param string  $language    As of language_of().
 * @param ?string $place       Its name is no thing.
 * @param bool    $denied      Whether to keep what is denied.
 * @return array<int, string> Place → word.
 */
function said_words( string $description, string $language, ?string $place, bool $denied = false ): array {
	$text = addresses_spelled( mb_substr( wp_check_invalid_utf8( $description, true ), 0, READ_AT_MOST ) );
	$text = (string) preg_replace( array( '/\b(do|does|is|are|ca|wo)nt\b/iu', '/\b(?:no|non)-(?=\p{L})/iu' ), array( '$1 not', '' ), $text );
	$text = (string) preg_replace( LIKE_SOMETHING, ' ', $text );
	$text = null === $place ? $text : str_replace( $place, ' . ', $text );
	$text = in_array( $language, ROMANCE, true ) && ! $denied ? without_names( $text ) : $text;
	// What is asked and then answered with a no.
	$text = $denied ? $text : (string) preg_replace( '/[^.!?]+\?\s*(?:no|nope|nein|non|nao|não)\s*[.!,]/iu', '', $text );
	$said = array();
	$at   = 0;
	foreach ( clauses_of( $text ) as $clause ) {
		if ( $at > WORDS_AT_MOST ) {
			break;
		}
		$script = script_of( $clause );
		$split  = preg_split( '/ /', (string) preg_replace( DONE_WITH, '$1 of', without_services( $clause ) ), -1, PREG_SPLIT_NO_EMPTY );
		$words  = words_in_script( $split ? $split : array(), $script );
		foreach ( $denied ? $words : not_denied( $words, $language ) as $number => $word ) {
			$said[ $at + $number ] = $word;
		}
		$at += count( $words ) + 1;
	}
	return array_slice( $said, 0, WORDS_AT_MOST, true );
}

/** In Romance languages only names have a capital letter within a sentence, if not every word has one. Brands are known by theirs. */
function without_names( string $text ): string {
	if ( preg_match_all( '/(?<=\p{Ll} )\p{Lu}\p{Ll}/u', $text ) > preg_match_all( '/(?<=\p{Ll} )\p{Ll}{3}/u', $text ) ) {
		return $text;
	}
	$brands = explode( ' ', implode( ' ', array_column( trades(), 'brands' ) ) );
	return (string) preg_replace_callback( '/(?<=\p{Ll} )\p{Lu}\p{Ll}+/u', static fn( $found ) => in_array( folded( $found[0] ), $brands, true ) ? $found[0] : 'X', $text );
}

/**
 * @param list<string> $words Of a clause.
 * @return array<int, string> Those that are not denied, each with its number.
 */
function not_denied( array $words, string $language ): array {
	$nots = explode( ' ', NOTS[ $language ] ?? NOTS['he'] );
	// Elsewhere a letter is a part of what is denied: "no e-scooters".
	$also = in_array( $language, ROMANCE, true ) ? AND_ALSO : preg_grep( '/^[a-z]$/', AND_ALSO, PREG_GREP_INVERT );
	$left = array();
	$skip = 0;
	foreach ( $words as $number => $word ) {
		if ( in_array( $word, WITHOUT, true ) ) {
			$skip = 3;
		} elseif ( in_array( $word, $nots, true ) && ! in_array( $words[ $number + 1 ] ?? '', NOT_JUST, true ) ) {
			$skip = count( $words );
		} elseif ( in_array( $word, BUT, true ) || ( $skip <= 3 && in_array( $word, $also, true ) ) ) {
			$skip = 0;
		} elseif ( $skip > 0 ) {
			--$skip;
			continue;
		}
		if ( 0 === $skip ) {
			$left[ $number ] = $word;
		}
	}
	return $left;
}

/** The words of web addresses: "GreenThumbCeramics" are three. Where a description has no letters, its emoji are words. */
function addresses_spelled( string $description ): string {
	if ( ! preg_match( '/\p{L}/u', $description ) ) {
		return strtr( $description, array_map( static fn( $word ) => " $word ", emoji() ) );
	}
	return (string) preg_replace_callback(
		'~(?:https?://|www\.)\S+|(?<![\w@])[\w-]{3,}\.(?:com|net|org|shop|store|[a-z]{2})(?:/\S*)?(?!\w)~iu',
		static function ( $found ) {
			$parts = preg_split( '/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u', $found[0], -1, PREG_SPLIT_NO_EMPTY );
			return implode( ' ', preg_grep( PLATFORMS, $parts ? $parts : array(), PREG_GREP_INVERT ) );
		},
		$description
	);
}

/**
 * The places within some words after each of some small words. A clause's end is the end.
 *
 * @param list<string>       $small As FOR_WHOM.
 * @param array<int, string> $words Place → word.
 * @return list<int>
 */
function places_after( array $small, array $words, int $many = 3 ): array {
	$places = array();
	foreach ( array_keys( array_intersect( $words, $small ) ) as $place ) {
		for ( $next = $place + 1; $next <= $place + $many && isset( $words[ $next ] ) && 'の' !== $words[ $next ]; ++$next ) {
			$places[] = $next;
		}
	}
	return $places;
}

/**
 * Places of words that only say more of another trade's word beside them: "bread knives", "clases de guitarra". In some languages the
 * thing comes last, in the others first.
 *
 * @param array<string, list<array{points: int|float, places: list<int>}>> $found By trade.
 * @param array<int, string>                                              $words Place → word.
 * @return list<int>
 */
function modifiers_in( array $found, array $words, string $language ): array {
	$last   = in_array( $language, array( '', 'en', 'de', 'ja' ), true );
	$runs   = runs_of( $words, $last );
	$places = array();
	foreach ( $found as $trade => $entries ) {
		$heads = array_merge( array(), ...array_values( array_filter( $found, static fn( $other ) => $other !== $trade && ! stand_beside( $trade, $other ), ARRAY_FILTER_USE_KEY ) ) );
		foreach ( $entries as $entry ) {
			$is_head = static function ( $head ) use ( $entry, $runs, $last ) {
				$beside = $last ? max( $entry['places'] ) < min( $head['places'] ) : min( $entry['places'] ) > max( $head['places'] );
				return $beside && $head['points'] >= 2 && $runs[ $entry['places'][0] ] === $runs[ $head['places'][0] ];
			};
			if ( array() !== array_filter( $heads, $is_head ) ) {
				array_push( $places, ...$entry['places'] );
			}
		}
	}
	return array_values( array_unique( $places ) );
}

/** Goods that are rented out or repaired remain goods, and so do animals. */
function stand_beside( string $trade, string $other ): bool {
	$services = array( 'rental', 'repairs' );
	$lasting  = in_array( $other, $services, true ) && 'food' !== trades()[ $trade ]['kind'];
	return $lasting || in_array( $trade, array_merge( $services, ANIMALS ), true );
}

/**
 * Words that stand together, with nothing between them that separates things.
 *
 * @param array<int, string> $words Place → word.
 * @return array<int, int> Place → number of the run.
 */
function runs_of( array $words, bool $last ): array {
	$small  = array_merge( ...array_map( static fn( $each ) => explode( ' ', $each ), array_values( SMALL_WORDS ) ) );
	$breaks = array_merge( AND_ALSO, FOR_WHOM, OF_WHAT, $last ? $small : array_diff( $small, TIED ) );
	$run    = 0;
	$before = -1;
	$runs   = array();
	foreach ( $words as $place => $word ) {
		$broken         = in_array( $word, $breaks, true );
		$run           += $broken || $place !== $before + 1 ? 1 : 0;
		$runs[ $place ] = $run;
		$run           += $broken ? 1 : 0;
		$before         = $place;
	}
	return $runs;
}
