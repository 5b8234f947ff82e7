<?php
/**
 * What a store of some trades says: the trade's headline, sentence, story and kinds of goods, and for the rest words that fit any store.
 *
 * What was said of a shop, as the shop says it: in the first headline, in the sentence below it and in the three columns. The sentence is one
 * like "Family-run since 1987, made to order, with vegan and gluten-free choices."
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** In sentences, which are in English only, where no trade was understood. */
const ANY_THINGS = 'things';

/**
 * All that a store says. In English some trades have names for shops and for their button, too.
 *
 * @param array{trades: list<string>, name: ?string, place: ?string, kind: string} $shop As of shop_of().
 * @return array<string, mixed>
 */
function store_words( array $shop, string $language ): array {
	$own = 'en' === $language ? own_store( $shop['trades'] ) ?? array() : array();
	return array_diff_key( $own, array( 'search' => '' ) ) + words_of_trades( $shop['trades'], $language ) + composed_words( $shop, $language );
}

/**
 * What is written for just these trades in English; null when there is nothing.
 *
 * @param list<string> $trades As of recognised().
 * @return array{things: string, shop: string, search: string, titles: list<string>}|null
 */
function own_store( array $trades ): ?array {
	$store = 1 === count( $trades ) ? trades()[ $trades[0] ]['store'] ?? null : null;
	return null === $store ? null : stores()[ $store ];
}

/**
 * The first section, the story and the tiles, in the words of the trade. Of two trades, the first speaks and both have tiles.
 *
 * @param list<string> $trades As of recognised().
 * @return array<string, mixed> No words without a trade.
 */
function words_of_trades( array $trades, string $language ): array {
	$all   = trade_words( $language );
	$words = array_map( static fn( $trade ) => $all[ $trade ], $trades );
	if ( array() === $words ) {
		return array();
	}
	$tiles   = array_map( static fn( $tile ) => $all[ $tile[0] ]['tiles'][ $tile[1] ], tiles_of( $trades ) );
	$says    = languages( $language );
	$heroes  = array( array( $words[0]['headline'], $words[0]['more'] ), ...array_slice( $says['heroes'], 1 ) );
	$shelves = array_map( static fn( $tile, $number ) => array( $tile, $says['shelves'][ $number ][1] ), $tiles, array_keys( $tiles ) );
	return array( 'story' => $words[0]['story'] ) + compact( 'heroes', 'shelves' );
}

/**
 * Words that fit any store. None names a product: beside it might be a picture that shows another thing.
 *
 * @param array{trades: list<string>, name: ?string, place: ?string, kind: string} $shop As of shop_of().
 * @return array<string, mixed>
 */
function composed_words( array $shop, string $language ): array {
	$says   = languages( $language );
	$things = array() === $shop['trades'] && null !== $shop['name'] ? $shop['name'] : things_of( $shop['trades'], $language );
	$fill   = array(
		'{Things}'  => $things,
		'{heading}' => array() === $shop['trades'] && null === $shop['name'] ? $says['headline'] : $things,
	);
	array_walk_recursive(
		$says,
		static function ( &$text ) use ( $fill ) {
			$text = is_string( $text ) ? strtr( $text, $fill ) : $text;
		}
	);
	$seller = in_array( $shop['kind'], array( 'services', 'business' ), true );
	return array(
		'titles' => array( rtrim( shortened( $things, TITLE_LIMIT ), ' ,–' ) ),
		'things' => array() === $shop['trades'] ? ANY_THINGS : in_a_sentence( $things, $language ),
		'shop'   => $says[ $seller ? 'offer' : 'shop' ],
		// What services offer is said below.
		'goods'  => $says['goods'][ $shop['kind'] ] ?? $says['patterns']['Picked by us'] ?? 'Picked by us',
		'own'    => ( $seller ? array( 'shop-now' => $says['offer'] ) : array() ) + ( 'services' === $shop['kind'] ? $says['services'] : array() ),
	) + $says;
}

/** In the middle of an English sentence; German nouns keep their capital letter. */
function in_a_sentence( string $things, string $language ): string {
	$keep = 'de' === $language || preg_match( '/^\p{Lu}(?:\p{Lu}|-)|^\d/u', $things );
	return $keep ? $things : uncapitalized( $things );
}

/**
 * What the store sells, as a heading.
 *
 * @param list<string> $trades As of recognised().
 */
function things_of( array $trades, string $language ): string {
	$says = languages( $language );
	if ( array() === $trades ) {
		return $says['general'];
	}
	$things = array_map( static fn( $trade ) => in_a_sentence( in_language( trades()[ $trade ]['things'], $language ), $language ), $trades );
	$both   = implode( count( $things ) > 1 && ! preg_grep( '/ (?:and|und|et|y|e) /u', $things ) ? " {$says['and']} " : ', ', $things );
	return capitalized( $both );
}

/** The one of six that is in the language. */
function in_language( string $all, string $language ): string {
	return explode( ' | ', $all )[ (int) array_search( $language, LANGUAGES, true ) ];
}

/**
 * A word by which pictures could be searched for, in English.
 *
 * @param array{trades: list<string>} $shop As of shop_of().
 */
function search_term( array $shop ): string {
	$trade = $shop['trades'][0] ?? null;
	return null === $trade ? 'store' : own_store( array( $trade ) )['search'] ?? in_language( trades()[ $trade ]['things'], 'en' );
}

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
	return preg_match( "/(?<!\\p{L})(?:$before)(?:(?<=’)| )(?:(?:" . ARTICLES . ')(?:(?<=’)| ))?' . preg_quote( $place, '/' ) . '(?!\p{L})/u', $text, $found ) ? $found[0] : '';
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

/** How facts follow each other in a sentence, by their role: who runs the shop, how things are made, for whom they are, and what else. */
const ROLES = array( 'story', 'adj', 'diet', 'choices', 'place', 'noun' );

/** German words that keep their capital letter in the middle of a sentence. */
const GERMAN_NOUNS = '/^(?:Einzelst|Rohmilch|Sauerteig|Vintage|Upcycling|Zero|Reparat|Gravur|Geschenk|Workshop|Catering|Einbau|Versand|Familien|Genossen|\p{Lu}{2})/u';

/** As many facts stand in the row under the first section. */
const FACTS_IN_A_ROW = 3;

/**
 * Which facts the sentence takes, and which the row below it. Where there are enough of them, none stands in both: the sentence has
 * those that the row has no room for, beginning with who runs the shop.
 *
 * @param list<array{role: string, says: string, more: string}> $facts As of said_facts(), without places.
 * @return array{line: list<array{role: string, says: string, more: string}>, row: list<array{role: string, says: string, more: string}>}
 */
function shared_out( array $facts ): array {
	if ( count( $facts ) <= FACTS_IN_A_ROW ) {
		// Who, how and for whom make a sentence. What else there is does so only alone.
		$first = array_values( array_filter( $facts, static fn( $fact ) => 'noun' !== $fact['role'] ) );
		return array(
			'line' => array() === $first ? $facts : $first,
			'row'  => $facts,
		);
	}
	$ranked = in_roles( $facts );
	$line   = array_slice( $ranked, 0, count( $facts ) - FACTS_IN_A_ROW );
	return array(
		'line' => $line,
		'row'  => array_values( array_filter( $facts, static fn( $fact ) => ! in_array( $fact, $line, true ) ) ),
	);
}

/**
 * The facts in the order of their roles, those of one role as they were said.
 *
 * @param list<array{role: string, says: string, more: string}> $facts As of said_facts().
 * @return list<array{role: string, says: string, more: string}>
 */
function in_roles( array $facts ): array {
	$sorted = array();
	foreach ( ROLES as $role ) {
		$sorted = array_merge( $sorted, array_filter( $facts, static fn( $fact ) => $fact['role'] === $role ) );
	}
	return array_values( $sorted );
}

/**
 * One or two sentences; an empty text without facts.
 *
 * @param list<array{role: string, says: string, more: string}> $facts As of said_facts(), without places.
 */
function fact_line( array $facts, string $language ): string {
	$facts   = in_roles( $facts );
	$of      = static fn( string ...$roles ) => array_column( array_filter( $facts, static fn( $fact ) => in_array( $fact['role'], $roles, true ) ), 'says' );
	$choices = array_column( array_filter( $facts, static fn( $fact ) => 'choices' === $fact['role'] ), 'line' );
	$first   = array_filter( array_merge( $of( 'story' ), array( listed( without_last( $of( 'adj', 'diet' ) ), $language ) ), $choices ) );
	$parts   = array_filter( array( implode( ', ', continued( $first, $language ) ), implode( ', ', continued( $of( 'noun' ), $language ) ) ) );
	// Two or three words are no sentence of their own.
	$parts = count( $facts ) <= 2 ? array( implode( ', ', continued( $parts, $language ) ) ) : $parts;
	return implode( ' ', array_map( static fn( $part ) => capitalized( $part ) . '.', array_filter( $parts ) ) );
}

/**
 * "Organic and without plastic" reads better than the other way round.
 *
 * @param list<string> $texts Facts as they are said.
 * @return list<string>
 */
function without_last( array $texts ): array {
	$without = '/^(?:Without|No|Not|Ohne|Sans|Non|Sin|Sem|Senza|Não) /u';
	return array_merge( array_values( preg_grep( $without, $texts, PREG_GREP_INVERT ) ), array_values( preg_grep( $without, $texts ) ) );
}

/**
 * "Handmade, vegan and gluten-free". Where the next begins as the first did, as in "feito à mão e feito por encomenda", the word is said
 * once.
 *
 * @param list<string> $texts Facts as they are said, perhaps none.
 */
function listed( array $texts, string $language ): string {
	$texts = continued( $texts, $language );
	$again = static fn( $text, $number ) => 0 === $number ? $text : (string) preg_replace( '/^(?:feito|hecho|fatto) /u', preg_match( '/^(?:feito|hecho|fatto) /ui', $texts[0] ) ? '' : '$0', $text );
	$texts = array_map( $again, $texts, array_keys( $texts ) );
	$last  = array_pop( $texts );
	$and   = languages( $language )['and'];
	return array() === $texts ? (string) $last : implode( ', ', $texts ) . " $and $last";
}

/**
 * All but the first as they stand in the middle of a sentence.
 *
 * @param list<string> $texts Facts as they are said.
 * @return list<string>
 */
function continued( array $texts, string $language ): array {
	$texts = array_values( $texts );
	return array_map( static fn( $text, $number ) => 0 === $number ? $text : fact_within( $text, $language ), $texts, array_keys( $texts ) );
}

/** A fact in the middle of a sentence. */
function fact_within( string $says, string $language ): string {
	return 'de' === $language && preg_match( GERMAN_NOUNS, $says ) ? $says : uncapitalized( $says );
}
