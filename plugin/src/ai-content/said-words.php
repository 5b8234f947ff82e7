<?php
/**
 * What was said of a shop, as the shop says it: in the first headline, in the sentence below it and in the three columns.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** A description of more characters is no headline. */
const OWN_HEADLINE = 46;

/** More characters are too many below a headline. */
const LINE_LIMIT = 160;

/** Who tells of a shop, or says what nobody can answer for, has not written a headline: folded. */
const NO_HEADLINE = '/\b(?:we|i|my|our|us|you|this|there|wir|ich|unser\w*|mein\w*|uns|nous|je|mon|ma|mes|notre|nos|nosotros|mi|mis|nuestr[oa]s?|\w+[aei]mos|vend[eo]|eu|meus?|minhas?|noss[oa]s?|noi|mio|mia|nostr[oaie]|\w+iamo|is|are|ist|sind|sells?|sell|selling|verkauf\w*|shop|store|laden|tienda|loja|negozio|boutique|magasin|best\w*|cheap\w*|gunstig\w*|meilleur\w*|mejor\w*|melhor\w*|miglior\w*|heal\w*|cur(?:e|es|a|an|am|ano)|treat|treats? (?:pain|illness)\w*|pain\w*|disease\w*|detox\w*|heil\w*|gegen|against|anti\w*|gueri\w*|soign\w*|contre|contra|contro|medic\w*|mediz\w*|http\w*|www|com)\b/';

/**
 * A store's words with the facts of its description in them; all else stays.
 *
 * @param array<string, mixed> $store As of store_words().
 * @param array{trades: list<string>, name: ?string, place: ?string, kind: string} $shop As of shop_of().
 * @return array<string, mixed>
 */
function with_facts( array $store, string $description, array $shop, string $language ): array {
	$facts = said_facts( $description, $shop, $language );
	if ( array() === $facts ) {
		return $store;
	}
	$place = place_as_said( $description, $shop['place'] );
	if ( '' !== $place && array( things_of( $shop['trades'], $language ) ) === $store['titles'] && recognised( $description )['language'] === $language ) {
		$title           = "{$store['titles'][0]} $place";
		$store['titles'] = mb_strlen( $title ) <= TITLE_LIMIT ? array( $title ) : $store['titles'];
	}
	$is_place = static fn( $fact ) => 'place' === $fact['role'];
	$told     = array_values( array_filter( $facts, static fn( $fact ) => ! $is_place( $fact ) ) );
	// Its trade and its place stand above the headline already.
	$headline = array() === $told ? null : own_headline( $description, $shop, $language );
	$shared   = shared_out( $told );
	// A headline in the merchant's own words has said the facts already, unless the row has no room for all of them.
	$line = null !== $headline && count( $told ) <= FACTS_IN_A_ROW ? '' : fact_line( $shared['line'], $language );
	$both = trim( "$line {$store['heroes'][0][1]}" );
	$row  = array_merge( $shared['row'], array_values( array_filter( $facts, $is_place ) ) );
	$row  = array_map( static fn( $fact ) => array( $fact['says'], $fact['more'] ), $row );

	// The trade's own headline, which is free then, opens its story.
	if ( null !== $headline && array() !== $shop['trades'] ) {
		$store['word'] = $store['heroes'][0][0];
	}
	$store['heroes'][0] = array( $headline ?? $store['heroes'][0][0], '' !== $line && mb_strlen( $both ) > LINE_LIMIT ? $line : $both );
	// One fact alone, such as "To rent.", says too little below the name in the footer.
	$store['promise']   = count( $told ) < 2 ? $store['promise'] : fact_line( $told, $language );
	$store['said']      = array_slice( $row, 0, FACTS_IN_A_ROW );
	$store['qualities'] = array_slice( array_merge( $row, $store['qualities'] ), 0, 3 );
	return $store;
}

/**
 * Each fact as a few words and as a sentence that asks in and promises nothing. A place comes last, and choices are one fact: who has
 * vegan and gluten-free ones does not sell vegan things only.
 *
 * @param array{place: ?string} $shop As of shop_of().
 * @return list<array{role: string, says: string, more: string, line: string}>
 */
function said_facts( string $description, array $shop, string $language ): array {
	$told    = recognised( $description )['language'];
	$place   = place_as_said( $description, $shop['place'] );
	$words   = languages( $language )['facts'];
	$said    = array();
	$choices = array();
	$there   = false;
	foreach ( facts_in( $description, $told ) as $fact ) {
		$kind  = facts()[ $fact['name'] ];
		$here  = 'delivery' === $fact['name'] && '' !== $place && str_starts_with( $fact['then'] . ' ', implode( ' ', words_of( $place ) ) . ' ' );
		$there = $there || $here;
		$says  = strtr(
			in_language( $kind['says'], $language ),
			array(
				'{year}'  => $fact['year'],
				'{place}' => $here && $told === $language ? " $place" : '',
			)
		);
		if ( 'diet' === $kind['role'] && $fact['choice'] ) {
			$choices[] = $says;
			// They stand where the first of them was said.
			$said['choices'] = array();
		} else {
			$said[ $fact['name'] ] = array(
				'role' => $kind['role'],
				'says' => $says,
				'more' => in_language( $kind['more'], $language ),
				'line' => '',
				'year' => $fact['year'],
			);
		}
	}
	if ( array() !== $choices ) {
		$listed          = listed( $choices, $language );
		$said['choices'] = array(
			'role' => 'choices',
			'says' => capitalized( str_replace( '{facts}', str_starts_with( $words['choices'], '{' ) ? $listed : fact_within( $listed, $language ), $words['choices'] ) ),
			'more' => in_language( facts()['glutenfree']['more'], $language ),
			'line' => str_replace( '{facts}', fact_within( $listed, $language ), $words['in-line'] ),
		);
	}
	$said = same_fact( $said, $words );
	if ( null !== $shop['place'] && ! ( $there && $told === $language ) ) {
		// What comes from a place is not always sold there.
		$is_here       = preg_match( '/^(?:' . BEFORE_PLACES . ') /u', $place );
		$said['place'] = array(
			'role' => 'place',
			'says' => '' !== $place && $told === $language ? capitalized( $place ) : $shop['place'],
			'more' => $words[ $is_here ? 'place' : 'origin' ],
			'line' => '',
		);
	}
	return array_values( $said );
}

/**
 * "Family-run" and "Since 1987" are one fact, and so are "Delivered" and "The same day".
 *
 * @param array<string, array<string, string>> $said  Facts by their names.
 * @param array<string, string>                $words The language's for facts.
 * @return array<string, array<string, string>>
 */
function same_fact( array $said, array $words ): array {
	if ( isset( $said['family'], $said['since'] ) ) {
		$said['family']['says'] = str_replace( '{year}', $said['since']['year'], $words['family-since'] );
		unset( $said['since'] );
	}
	if ( isset( $said['delivery'], $said['sameday'] ) ) {
		$said['delivery']['says'] .= ' ' . uncapitalized( $said['sameday']['says'] );
		$said['delivery']['more']  = $said['sameday']['more'];
		unset( $said['sameday'] );
	}
	return array_map( static fn( $fact ) => array_diff_key( $fact, array( 'year' => '' ) ), $said );
}

/** The place with the small word that stands before it: "in Austin", "aus Berlin", "à Lyon"; empty when there is none. */
function place_as_said( string $description, ?string $place ): string {
	$before = implode( '|', array( BEFORE_PLACES, BEFORE_ORIGINS, 'to|nach' ) );
	$text   = plain( $description, READ_AT_MOST );
	if ( null === $place ) {
		return '';
	}
	return preg_match( "/(?<!\\p{L})(?:$before) " . preg_quote( $place, '/' ) . '(?!\p{L})/u', $text, $found ) ? $found[0] : '';
}

/**
 * The description itself, where it is as short and plain as a headline and in the store's language: nobody says it better.
 *
 * @param array{trades: list<string>, name: ?string, place: ?string} $shop As of shop_of().
 */
function own_headline( string $description, array $shop, string $language ): ?string {
	$text  = rtrim( plain( $description, READ_AT_MOST ), ' .' );
	$words = words_of( $text );
	$fits  = mb_strlen( $text ) <= OWN_HEADLINE && count( $words ) >= 3 && array() !== $shop['trades'] && null === $shop['name'] && ! is_shouted( $text );
	$plain = ! preg_match( '/[,.!?;:@\/$€£¥–—()"“”„«»]| - /u', $text ) && ! preg_match( NO_HEADLINE, implode( ' ', $words ) ) && ! claims_something( $text );
	return $fits && $plain && ! tells_too_much( $text, (string) $shop['place'] ) && recognised( $description )['language'] === $language ? capitalized( $text ) : null;
}

/**
 * Whether a text has a person's name in it, or figures other than a year: prices and telephone numbers. Nobody asked to have them printed.
 */
function tells_too_much( string $text, string $place ): bool {
	$rest = str_replace( $place, '', $text );
	return preg_match( '/\d/', (string) preg_replace( '/(?<!\d)(?:1[5-9]|20)\d\d(?!\d| ?\d)/', '', $text ) )
		|| preg_match( '/(?<!\p{L})(?:by|with|from|von|bei|mit|par|chez|avec|por|con|com|di|da|de) \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u', $rest );
}
