<?php
/**
 * A name for the store: the one that the description gives it, or else one of its trade's.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** One to three words that begin with a capital letter, perhaps joined by a small one. */
const NAME = '\p{Lu}[\p{L}\p{N}’&-]*(?: (?:(?:and|&|of|the) )?\p{Lu}[\p{L}\p{N}’&-]*){0,2}';

/** Words with a capital letter that begin sentences and are no names. */
const NO_NAMES = 'a an and at by each every everything fine for from good handmade he her hello here hi his i if in it its made my on once only our she shop store the their they this we welcome when where with you your';

/**
 * @param string   $description The merchant's own words.
 * @param string[] $titles      The trade's, of which a description always gets the same one.
 */
function title_from( string $description, array $titles ): string {
	$text = plain( str_replace( "'", '’', $description ), READ_AT_MOST );
	return name_in( $text ) ?? $titles[ abs( crc32( $text ) ) % count( $titles ) ];
}

/** A name in quotation marks, after "called", before "is", "sells" and the like, or of several words within a sentence. */
function name_in( string $text ): ?string {
	$letters = '[^“”"«»„]';
	$places  = array(
		"/[“„\"«]\s*(\p{Lu}$letters{1,39}?)\s*[”“\"»]/u",
		'/\b(?i:called|named|name is|known as|trading as|welcome to) (' . NAME . ')/u',
		'/^(' . NAME . ') (?:is|are|sells?|makes?|offers?|brings?|bakes?|roasts?|grows?|designs?|creates?|builds?|repairs?)\b/u',
	);
	if ( is_shouted( $text ) ) {
		array_splice( $places, 1 );
	}
	foreach ( $places as $place ) {
		if ( preg_match( $place, $text, $found ) && is_name( $found[1] ) ) {
			return plain( $found[1], TITLE_LIMIT );
		}
	}
	return null;
}

/** One to three words with letters, and not only words that any sentence has. */
function is_name( string $words ): bool {
	$parts = preg_split( '/\s+/u', trim( $words ) );
	$small = preg_grep( '/^(?:and|&|of|the)$/', $parts );
	$known = array_diff( array_map( 'strtolower', $parts ), explode( ' ', NO_NAMES ) );
	$first = in_array( strtolower( $parts[0] ), array( 'we', 'i', 'our', 'my', 'it', 'this', 'everything' ), true );
	return ! $first && $known && count( $parts ) - count( $small ) <= 3 && preg_match( '/\p{L}{2}/u', $words );
}

/** Capital letters throughout name nothing. */
function is_shouted( string $text ): bool {
	return preg_match_all( '/\p{Lu}/u', $text ) > preg_match_all( '/\p{Ll}/u', $text );
}
