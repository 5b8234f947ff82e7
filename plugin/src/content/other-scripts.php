<?php
/**
 * Japanese and Hebrew, in which descriptions are understood, although the catalogue has no texts in them, and emoji.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** The language by its letters: `ja`, `he`, or empty. */
function script_of( string $text ): string {
	if ( preg_match( '/[\p{Hiragana}\p{Katakana}\p{Han}]/u', $text ) ) {
		return 'ja';
	}
	return preg_match( '/\p{Hebrew}/u', $text ) ? 'he' : '';
}

/**
 * By which words a description in the language names trades and facts, and places that are named often.
 *
 * @return array{trades: array<string, string>, facts: array<string, string>, places: string}
 */
function other_language( string $language ): array {
	static $languages       = array();
	$languages[ $language ] ??= wp_json_file_decode( catalogue_folder() . "/other-languages/$language.json", array( 'associative' => true ) );
	return $languages[ $language ];
}

/**
 * Emoji → English words.
 *
 * @return array<string, string>
 */
function emoji(): array {
	static $emoji = null;
	$emoji      ??= wp_json_file_decode( catalogue_folder() . '/other-languages/emoji.json', array( 'associative' => true ) );
	return $emoji;
}

/**
 * A language's words for trades, each as a key; in Hebrew also without its ending and a `*` for it.
 *
 * @return array<string, true>
 */
function listed_words( string $language ): array {
	static $words = array();
	if ( ! isset( $words[ $language ] ) ) {
		$listed             = explode( ' ', implode( ' ', other_language( $language )['trades'] ) );
		$stems              = 'he' === $language ? array_map( __NAMESPACE__ . '\any_last_vowel', explode( '_', implode( '_', $listed ) ) ) : array();
		$words[ $language ] = array_fill_keys( array_merge( $listed, $stems ), true );
	}
	return $words[ $language ];
}

/**
 * @param list<string> $words  Between spaces.
 * @param string       $script As of script_of().
 * @return list<string> As the catalogue lists them; small words stand alone.
 */
function words_in_script( array $words, string $script ): array {
	if ( '' === $script ) {
		return $words;
	}
	return array_merge( array(), ...array_map( __NAMESPACE__ . ( 'he' === $script ? '\hebrew_words' : '\japanese_words' ), $words ) );
}

/** Final letters are other signs of the same letters. */
const FINAL_LETTERS = array(
	'ך' => 'כ',
	'ם' => 'מ',
	'ן' => 'נ',
	'ף' => 'פ',
	'ץ' => 'צ',
);

/** Without the endings of plural and gender. */
function hebrew_stem( string $word ): string {
	return strtr( (string) preg_replace( '/(?<=\p{Hebrew}{2})(?:יים|יות|ים|ות|ית|ה|ת|י)$/u', '', $word ), FINAL_LETTERS );
}

/**
 * Small words are written together with the next one: "לכלבים", for dogs, is two words where dogs are listed.
 *
 * @return list<string>
 */
function hebrew_words( string $word ): array {
	$listed = listed_words( 'he' );
	foreach ( isset( $listed[ any_last_vowel( $word ) ] ) ? array() : array( 1, 2, 3 ) as $letters ) {
		$before = mb_substr( $word, 0, $letters );
		$rest   = mb_substr( $word, $letters );
		if ( preg_match( '/^[ושהבכלמ]+$/u', $before ) && mb_strlen( $rest ) > 2 && isset( $listed[ any_last_vowel( $rest ) ] ) ) {
			$small = preg_split( '//u', str_replace( 'ה', '', $before ), -1, PREG_SPLIT_NO_EMPTY );
			return array_merge( $small ? $small : array(), array( $rest ) );
		}
	}
	return array( $word );
}

/** They join two words, or say whom a thing is for. */
const PARTICLES = '用|向け|専用|のための|の|と|や|も|を|で|に|は|が';

/**
 * Without spaces the longest listed word is the next one. "For" stands behind a word there, and before it here.
 *
 * @return list<string>
 */
function japanese_words( string $text ): array {
	static $listed = null;
	if ( null === $listed ) {
		$words = array_map( 'strval', array_keys( listed_words( 'ja' ) ) );
		usort( $words, static fn( $one, $other ) => strlen( $other ) <=> strlen( $one ) );
		$listed = implode( '|', array_map( static fn( $word ) => preg_quote( $word, '/' ), $words ) );
	}
	preg_match_all( "/$listed|[a-z0-9]+|" . PARTICLES . "|(?:(?!$listed|[a-z0-9]|" . PARTICLES . ').)+/u', $text, $found );
	$words = array();
	foreach ( $found[0] as $word ) {
		if ( preg_match( '/^(?:用|向け|専用|のための)$/u', $word ) ) {
			array_splice( $words, max( 0, count( $words ) - 1 ), 0, array( '用' ) );
			$words[] = 'の';
		} else {
			$words[] = $word;
		}
	}
	return $words;
}
