<?php
/**
 * Words that somebody else wrote become plain text of limited length, so that nothing in them is ever run as markup.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

const TITLE_LIMIT         = 40;
const PRODUCT_TITLE_LIMIT = 60;
const HEADING_LIMIT       = 80;
const SENTENCE_LIMIT      = 240;
const BUTTON_LIMIT        = 24;

/** More than any text takes; keeps the work small. */
const READ_AT_MOST = 10000;

/**
 * Without tags, shortcodes, block comments and characters that nobody sees. Whoever puts it into markup still escapes it.
 *
 * @param mixed $text  Anything; what is not a text is an empty one.
 * @param int   $limit In characters.
 */
function plain( $text, int $limit ): string {
	$text = is_string( $text ) ? mb_substr( wp_check_invalid_utf8( $text, true ), 0, READ_AT_MOST ) : '';
	do {
		$before = $text;
		$text   = wp_strip_all_tags( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	} while ( $text !== $before );
	$text = (string) preg_replace( '/[<>\[\]{}\\\\`\p{Cc}\x{200B}\x{2060}\x{FEFF}\x{202A}-\x{202E}\x{2066}-\x{2069}]+/u', ' ', $text );
	// A single no-break space between two words stays: it keeps a headline from ending in a lone word.
	$text = (string) preg_replace( '/\s*[^\S\x{A0}]\s*|\x{A0}{2,}|^\x{A0}|\x{A0}$/u', ' ', $text );
	$text = str_replace( "'", '’', trim( $text ) );
	return shortened( $text, $limit );
}

/** Cut at the last space that leaves more than half. */
function shortened( string $text, int $limit ): string {
	if ( mb_strlen( $text ) <= $limit ) {
		return $text;
	}
	$fitting = mb_substr( $text, 0, $limit );
	$whole   = (string) preg_replace( '/\s+\S*$/u', '', $fitting );
	return mb_strlen( $whole ) > $limit / 2 ? $whole : rtrim( $fitting );
}

/**
 * A price in whole units of the currency, as WooCommerce stores it; an empty text for what is none.
 *
 * @param mixed $price A number, or a text with one.
 */
function plain_price( $price ): string {
	$number = is_numeric( $price ) ? (float) $price : 0.0;
	return $number > 0 && $number < 1000000 ? (string) round( $number, 2 ) : '';
}
