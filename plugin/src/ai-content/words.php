<?php
/**
 * The words of a description, in the forms in which the catalogue may list them.
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
	return strtolower( remove_accents( str_replace( array( 'ß', 'ẞ' ), 'ss', $valid ), 'en_US' ) );
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

/** `libro` and `libri` are one word; short words stay as they are. */
function any_last_vowel( string $word ): string {
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
		),
		'de' => array(
			's'  => '',
			'n'  => '',
			'en' => '',
			'e'  => '',
			'er' => '',
		),
		'fr' => array(
			's' => '',
			'x' => '',
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
