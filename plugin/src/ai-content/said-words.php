<?php
/**
 * What was said of a shop, as the shop says it: in the first headline, in the sentence below it and in the three columns.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** A description of more characters is no headline. */
const OWN_HEADLINE = 60;

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
	$headline = own_headline( $description, $shop, $language );
	if ( null !== $headline ) {
		$store['heroes'][0][0] = $headline;
	}
	// Where it is says too little to stand alone in a sentence.
	if ( array() !== array_filter( $facts, static fn( $fact ) => ! $fact[2] ) ) {
		$listed                = implode( '. ', array_slice( array_column( $facts, 0 ), 0, 3 ) ) . '.';
		$asks                  = array_column( array_filter( $facts, static fn( $fact ) => ! $fact[2] ), 1 );
		$more                  = implode( ' ', array_slice( array_unique( $asks ), 0, 2 ) );
		$both                  = count( $facts ) > 1 ? $listed : "$listed $more";
		$store['heroes'][0][1] = null === $headline ? $both : $more;
		$store['promise']      = $listed;
	}
	$facts              = array_map( static fn( $fact ) => array( $fact[0], $fact[1] ), $facts );
	$store['said']      = array_slice( $facts, 0, 3 );
	$store['qualities'] = array_slice( array_merge( $facts, $store['qualities'] ), 0, 3 );
	return $store;
}

/**
 * Each fact as a few words, as a sentence that asks in and promises nothing, and whether it is a place, which comes last.
 *
 * @param array{place: ?string} $shop As of shop_of().
 * @return list<array{0: string, 1: string, 2: bool}>
 */
function said_facts( string $description, array $shop, string $language ): array {
	$told  = recognised( $description )['language'];
	$place = place_as_said( $description, $shop['place'] );
	$said  = array();
	$there = false;
	foreach ( facts_in( $description, $told ) as $fact ) {
		$kind   = facts()[ $fact['name'] ];
		$here   = 'delivery' === $fact['name'] && '' !== $place && str_starts_with( $fact['then'] . ' ', implode( ' ', words_of( $place ) ) . ' ' );
		$there  = $there || $here;
		$said[] = array(
			strtr(
				in_language( $kind['says'], $language ),
				array(
					'{year}'  => $fact['year'],
					'{place}' => $here && $told === $language ? " $place" : '',
				)
			),
			languages( $language )['facts'][ $kind['about'] ],
			false,
		);
	}
	if ( null !== $shop['place'] && ! ( $there && $told === $language ) ) {
		// What comes from a place is not always sold there.
		$about  = preg_match( '/^(?:' . BEFORE_PLACES . ') /u', $place ) ? 'place' : 'story';
		$said[] = array( '' !== $place && $told === $language ? capitalized( $place ) : $shop['place'], languages( $language )['facts'][ $about ], true );
	}
	return $said;
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
	return $fits && $plain && recognised( $description )['language'] === $language ? capitalized( $text ) : null;
}

/**
 * A headline for what a store sells, always the same for the same things. Not every name of things can stand in a sentence.
 *
 * @param array{trades: list<string>, name: ?string, kind: string} $shop   As of shop_of().
 * @param string                                                   $things As of things_of().
 */
function headline_for( array $shop, string $things, string $language ): string {
	$all = languages( $language )['headlines'];
	if ( array() === $shop['trades'] ) {
		return null === $shop['name'] ? $all['any'][0] : $things;
	}
	if ( preg_match( '/^(?:Für|Pour|Para|Per|Our|Unser|Notre|Nuestra|A nossa|La nostra) /u', $things ) ) {
		return $things;
	}
	$fitting = $all[ $shop['kind'] ];
	return str_replace( '{Things}', $things, $fitting[ abs( crc32( $things ) ) % count( $fitting ) ] );
}
