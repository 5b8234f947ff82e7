<?php
/**
 * What was said of a shop as one sentence, which stands below the first headline: "Family-run since 1987, made to order, with vegan
 * and gluten-free choices."
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

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
