<?php
/**
 * Where a shop is, as its description says.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** Before the name of a place, which may also stand at the end after a comma. */
const BEFORE_PLACES = 'in|near|bei|à|en|em|no|na|a';

/** Before a place in a short description; in a longer one, before what things come from. */
const BEFORE_ORIGINS = 'from|aus|de|di|da|do';

/** A description of no more words is short. */
const FEW_WORDS = 12;

/** With a capital letter after these words, and no places. */
const NO_PLACES = 'handarbeit holz eiche buche nussbaum ahorn esche kiefer birke olivenholz filz kork jute seide kaschmir samt bambus messing kupfer eisen porzellan lehm wachs kunststoff leder wolle leinen baumwolle glas metall beton ton keramik silber gold papier stoff stahl deutschland europa familienhand liebe bio english german french spanish italian portuguese january february march april may june july august september october november december monday sunday spring summer autumn winter christmas weihnachten deutsch manufaktur kleinserie premium qualitat vintage';

/** One or two words, or null. Where the shop is comes before where its things come from. */
function place_in( string $description ): ?string {
	$text = plain( $description, READ_AT_MOST );
	if ( is_shouted( $text ) ) {
		return null;
	}
	return place_after( BEFORE_PLACES, $text ) ?? ( count( words_of( $text ) ) > FEW_WORDS ? null : place_after( BEFORE_ORIGINS, $text ) );
}

/**
 * In German every noun has a capital letter: what ends as a thing does is no place.
 *
 * @param string $before Words that stand before it, as alternatives of a pattern.
 */
function place_after( string $before, string $text ): ?string {
	$name = '\p{Lu}\p{Ll}[\p{L}’-]+(?: (?:de |do |da |di |am |la |le )?\p{Lu}\p{Ll}[\p{L}’-]+)?';
	if ( ! preg_match_all( "/(?:(?<!\\p{L})(?:$before) ($name)|, ($name)[.!]?$)/u", $text, $found ) ) {
		return null;
	}
	foreach ( array_filter( array_merge( $found[1], $found[2] ) ) as $place ) {
		$words = words_of( $place );
		$thing = preg_match( '/(ung|heit|keit|schaft|arbeit|handel|qualitat|herstellung|produktion|anbau|ian|ish|ese)$/', (string) end( $words ) ) || str_ends_with( $place, '’s' );
		if ( ! $thing && ! array_intersect( $words, explode( ' ', NO_PLACES ) ) && null === best_trade( $words, '' ) ) {
			return $place;
		}
	}
	return null;
}
