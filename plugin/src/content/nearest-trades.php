<?php
/**
 * The trades that come nearest to a description, for a merchant to choose from where none was recognized.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

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
