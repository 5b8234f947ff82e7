<?php
/**
 * Which trade a description speaks of: the one most of whose words are in it.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/**
 * The name of a trade in the catalogue. Of two that are as near, the one named first in the description.
 *
 * @param string $description The merchant's own words, in English.
 */
function trade_of( string $description ): string {
	$words = words_of( $description );
	$best  = array( GENERAL_TRADE, 0, PHP_INT_MAX );
	foreach ( trades() as $name => $trade ) {
		$named   = places_of( $trade['words'], $words );
		$hinted  = places_of( $trade['hints'], $words );
		$points  = 2 * count( $named ) + count( $hinted );
		$place   = min( array( PHP_INT_MAX, ...$named, ...$hinted ) );
		$nearest = $points > $best[1] || ( $points === $best[1] && $place < $best[2] );
		if ( $points > 0 && $nearest ) {
			$best = array( $name, $points, $place );
		}
	}
	return $best[0];
}

/**
 * The words of a text: lower case, without accents, each once, in their order.
 *
 * @return string[]
 */
function words_of( string $text ): array {
	$plain = strtolower( remove_accents( mb_substr( wp_check_invalid_utf8( $text, true ), 0, READ_AT_MOST ) ) );
	$whole = preg_split( '/[^\p{L}\p{N}]+/u', $plain . ' ' . str_replace( '-', '', $plain ), -1, PREG_SPLIT_NO_EMPTY );
	return array_values( array_unique( $whole ? $whole : array() ) );
}

/**
 * Where the listed words stand. A listed word means its plural too; one that ends in a hyphen means every word that begins so.
 *
 * @param string   $listed Separated by spaces, singular.
 * @param string[] $words  As of words_of().
 * @return int[]
 */
function places_of( string $listed, array $words ): array {
	$places = array();
	foreach ( array_filter( explode( ' ', $listed ) ) as $entry ) {
		$forms = array( $entry, $entry . 's', $entry . 'es', preg_replace( '/y$/', 'ies', $entry ) );
		foreach ( $words as $place => $word ) {
			if ( str_ends_with( $entry, '-' ) ? str_starts_with( $word, rtrim( $entry, '-' ) ) : in_array( $word, $forms, true ) ) {
				$places[] = $place;
				break;
			}
		}
	}
	return $places;
}
