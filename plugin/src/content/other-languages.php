<?php
/**
 * Descriptions are also understood in Japanese, Hebrew and Arabic, although the catalogue has no texts in them, and in emoji.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** The language by its letters: `ja`, `he`, `ar`, or empty. */
function script_of( string $text ): string {
	if ( preg_match( '/[\p{Hiragana}\p{Katakana}\p{Han}]/u', $text ) ) {
		return 'ja';
	}
	if ( preg_match( '/\p{Hebrew}/u', $text ) ) {
		return 'he';
	}
	return preg_match( '/\p{Arabic}/u', $text ) ? 'ar' : '';
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
 * A language's words for trades, each as a key; in Hebrew and Arabic also without its ending and a `*` for it.
 *
 * @return array<string, true>
 */
function listed_words( string $language ): array {
	static $words = array();
	if ( ! isset( $words[ $language ] ) ) {
		$listed             = explode( ' ', implode( ' ', other_language( $language )['trades'] ) );
		$stems              = 'ja' !== $language ? array_map( __NAMESPACE__ . '\any_last_vowel', explode( '_', implode( '_', $listed ) ) ) : array();
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
	$split = array(
		'ja' => __NAMESPACE__ . '\japanese_words',
		'he' => __NAMESPACE__ . '\hebrew_words',
		'ar' => __NAMESPACE__ . '\arabic_words',
	);
	return array_merge( array(), ...array_map( $split[ $script ], $words ) );
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

/** Signs that stand for the same letter. */
const ARABIC_LETTERS = array(
	'أ' => 'ا',
	'إ' => 'ا',
	'آ' => 'ا',
	'ٱ' => 'ا',
	'ى' => 'ي',
	'ئ' => 'ي',
	'ؤ' => 'و',
	'ة' => 'ه',
);

/** Without the signs of short vowels and the stroke that makes a word longer. */
function arabic_letters( string $text ): string {
	return strtr( (string) preg_replace( '/[\x{064B}-\x{0652}\x{0670}\x{0640}]/u', '', $text ), ARABIC_LETTERS );
}

/** Without the endings of plural and gender. */
function arabic_stem( string $word ): string {
	return (string) preg_replace( '/(?<=\p{Arabic}{3})(?:(?<!ي)ات|ه)$/u', '', $word );
}

/** What is written together with the next word: "and", "for", "in" and the article. */
const BEFORE_ARABIC = array( 'ال', 'و', 'وال', 'ل', 'لل', 'ب', 'بال', 'ول', 'ولل', 'وب', 'وبال', 'ك', 'كال' );

/**
 * As in Hebrew; the article is left out: "للأطفال", for the children.
 *
 * @return list<string>
 */
function arabic_words( string $word ): array {
	$listed = listed_words( 'ar' );
	foreach ( isset( $listed[ any_last_vowel( $word ) ] ) ? array() : BEFORE_ARABIC as $before ) {
		$rest = str_starts_with( $word, $before ) ? mb_substr( $word, mb_strlen( $before ) ) : '';
		if ( mb_strlen( $rest ) > 1 && isset( $listed[ any_last_vowel( $rest ) ] ) ) {
			$small = preg_split( '//u', strtr( $before, array( 'ال' => '', 'لل' => 'ل' ) ), -1, PREG_SPLIT_NO_EMPTY );
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
