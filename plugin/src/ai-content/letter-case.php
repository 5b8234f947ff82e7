<?php
/**
 * Capital and small letters, also where PHP has no mbstring: WordPress does without it, and brings only mb_substr() and mb_strlen().
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** In small letters; without mbstring only the 26 of English are known. */
function lower( string $text ): string {
	return function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( $text );
}

/** In capital letters, as lower(). */
function upper( string $text ): string {
	return function_exists( 'mb_strtoupper' ) ? mb_strtoupper( $text, 'UTF-8' ) : strtoupper( $text );
}

/** The first letter is a capital. */
function capitalized( string $text ): string {
	return upper( mb_substr( $text, 0, 1 ) ) . mb_substr( $text, 1 );
}

/** The first letter is a small one. */
function uncapitalized( string $text ): string {
	return lower( mb_substr( $text, 0, 1 ) ) . mb_substr( $text, 1 );
}

/** No line of a heading ends at the hyphen of a short word: "Second-hand" stays whole. The word joiner is not seen. */
function with_whole_words( string $heading ): string {
	return (string) preg_replace( '/(?<!\S)(\p{L}{1,10})-(?=\p{L}{1,10}(?!\S))/u', "$1-\u{2060}", $heading );
}
