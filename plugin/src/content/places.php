<?php
/**
 * Where a shop is, or where its things come from.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** Before the name of a place, which may also stand at the end after a comma. */
const BEFORE_PLACES = 'in|near|around|bei|à|en|em|no|na|a|au|aux|dans|sur|nel|nella|sul|sulla|all’';

/** Before a place in a short description; in a longer one, before what things come from. */
const BEFORE_ORIGINS = 'from|aus|de|di|da|do|du|des|del|della|dos|das|dal|dalla|dall’|dell’|d’';

/** Between one of these and the place: "aus der Rhön", "dans la Drôme". */
const ARTICLES = 'the|der|dem|den|la|le|les|el|los|las|il|lo|gli|l’';

/** Names of places begin so, too: "l’île de Ré". */
const LANDSCAPES = 'île|ile|isla|ilha|isola|lac|lago|val|vallée|valle|vale|golfe|golfo|costa|côte|baie|serra|sierra|alb';

/** A description of no more words is short. */
const FEW_WORDS = 12;

/** With a capital letter after these words, and no places: materials, woods, school subjects, months and the like. */
const NO_PLACES = 'handarbeit holz eiche buche nussbaum ahorn esche kiefer birke larche fichte zeder linde kirschbaum olivenholz filz kork jute seide kaschmir samt bambus messing kupfer eisen porzellan lehm wachs kunststoff leder wolle leinen baumwolle glas metall beton ton keramik silber gold papier stoff stahl marmor granit schiefer deutschland europa familienhand liebe bio english german french spanish italian portuguese mathe mathematik physik chemie deutsch englisch franzosisch spanisch latein informatik january february march april may june july august september october november december monday sunday spring summer autumn winter christmas weihnachten manufaktur kleinserie premium qualitat vintage';

/** One to three words, or null. Where the shop is comes before where its things come from. */
function place_in( string $description, string $language ): ?string {
	$script = script_of( $description );
	if ( '' !== $script ) {
		return place_listed( $description, $script );
	}
	$text = plain( str_replace( "'", '’', $description ), READ_AT_MOST );
	if ( is_shouted( $text ) ) {
		return null;
	}
	return place_after( BEFORE_PLACES, $text, $language ) ?? ( count( words_of( $text ) ) > FEW_WORDS ? null : place_after( BEFORE_ORIGINS, $text, $language ) );
}

/**
 * In German every noun has a capital letter: what ends as a thing does is no place. In Romance languages only names have one, so that two
 * words with it name a place even if one of them is a thing: "Serra da Estrela".
 *
 * @param string $before Words that stand before it, as alternatives of a pattern.
 */
function place_after( string $before, string $text, string $language ): ?string {
	$name = '(?:(?:' . LANDSCAPES . ') d(?:e|i|a|o|u|el|ella|es|’) ?)?\p{Lu}\p{Ll}[\p{L}’-]*(?: (?:(?:de|do|da|di|del|della|du|des|am|la|le) )?(?:la )?\p{Lu}\p{Ll}[\p{L}’-]*){0,2}';
	if ( ! preg_match_all( "/(?:(?<!\\p{L})(?:$before)(?:(?<=’)| )(?:(?:" . ARTICLES . ")(?:(?<=’)| ))?($name)|, ($name)[.!]?$)/u", $text, $found ) ) {
		return null;
	}
	// "Osaka, Japan" is in Osaka, and the last of many German things behind commas is no place.
	$last = array_filter( $found[2], static fn( $place ) => ! preg_match( "/(?<!\\p{L})(?:" . BEFORE_ORIGINS . ") $name, " . preg_quote( $place, '/' ) . '/u', $text ) && ! ( 'de' === $language && substr_count( $text, ',' ) > 1 ) );
	foreach ( array_filter( array_merge( $found[1], $last ) ) as $place ) {
		$words = words_of( $place );
		$thing = preg_match( '/(ung|heit|keit|schaft|arbeit|handel|qualitat|herstellung|produktion|anbau|ian|ish|ese)$/', (string) end( $words ) ) || str_ends_with( $place, '’s' ) || mb_strlen( $place ) < 3;
		$named = count( $words ) > 1 && ! in_array( $language, array( '', 'en', 'de' ), true );
		// "The Greek islands" are named by another word.
		$thing = $thing || ( 'en' === $language && preg_match( '/ the ' . preg_quote( $place, '/' ) . ' (\p{Ll}+)/u', $text, $next ) && ! in_array( $next[1], explode( ' ', SMALL_WORDS['en'] ), true ) );
		if ( ! $thing && ! array_intersect( $words, explode( ' ', NO_PLACES ) ) && ( $named || null === best_trade( $words, $language ) ) ) {
			return $place;
		}
	}
	return null;
}

/** The first place that is listed for a language without capital letters. */
function place_listed( string $description, string $script ): ?string {
	$before = 'he' === $script ? '(?<!\p{L})[ובלמשהכ]{0,3}' : '';
	$after  = 'he' === $script ? '(?!\p{L})' : '';
	$places = explode( ' ', other_language( $script )['places'] );
	usort( $places, static fn( $one, $other ) => strlen( $other ) <=> strlen( $one ) );
	$listed = str_replace( '_', '[ -]', implode( '|', $places ) );
	return preg_match( "/$before($listed)$after/u", $description, $found ) ? $found[1] : null;
}
