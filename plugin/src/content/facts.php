<?php
/**
 * What a description says of a shop beside its trade: handmade, vegan, second-hand, since 1987, delivered in Austin; and where the shop is, or
 * where its things come from.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** What ends the reach of a "not". */
const CLAUSE_ENDS = '/[.,;:!?()\r\n–—。、，！？：；（）・،؛؟]+|\s-\s/u';

/** Up to three words after one of these, nothing is said to be so: "not yet vegan", "partly organic". */
const DENIALS = array(
	'en' => 'not no never without non nor neither cannot hardly partly mostly almost nearly instead',
	'de' => 'nicht kein keine keinen keiner keinem keines nie niemals ohne weder noch teilweise fast kaum statt',
	'fr' => 'pas sans non aucun aucune jamais ni presque partiellement plutot',
	'es' => 'no sin ni nunca jamas ningun ninguna casi parcialmente tampoco',
	'pt' => 'nao sem nem nunca jamais nenhum nenhuma quase parcialmente',
	'it' => 'non senza ne mai nessun nessuna quasi parzialmente',
);

/** No denials, although they begin with one. */
const NOT_ONLY = '/ (?:not (?:only|just)|nicht nur|pas (?:seulement|que)|no (?:solo|solamente)|nao (?:so|apenas|somente)|non (?:solo|soltanto)) /';

/** After what was found, these take it back or make it narrower: "livrons pas", "no gluten-free options", "sans sucre raffiné". */
const TAKEN_BACK = 'free friendly nicht pas jamais raffine refinado refinada raffinato';

/** Behind a list of facts, or before it, these say that some of the things are so: "vegan and gluten-free choices". */
const CHOICES_BEHIND = 'choices?|options?|alternatives?|versions?|optionen|alternativen|varianten|auswahl|choix|opciones|alternativas|opcoes|opzioni|alternative|varianti';
const CHOICES_BEFORE = 'choices?|options?|alternatives?|some|also|auch|einige|teils|aussi|egalement|choix|certains|certaines|quelques|tambien|algunos|algunas|opciones|alternativas|tambem|alguns|algumas|opcoes|anche|alcuni|alcune|opzioni|alternative';

/**
 * The facts in the order in which they are said. Each is said in the description by words that the catalogue lists for it.
 *
 * @param string $description The merchant's own words.
 * @param string $language    As of language_of().
 * @return list<array{name: string, year: string, then: string, choice: bool}> `then` is the folded rest of the clause, and a choice is
 *         what only some of the things are.
 */
function facts_in( string $description, string $language ): array {
	$script = script_of( $description );
	if ( '' !== $script ) {
		return facts_listed( $description, $script );
	}
	$language = language_of_facts( $description, $language );
	$facts    = array();
	foreach ( clauses_of( $description ) as $clause ) {
		$matches = facts_of_clause( $clause, $language );
		foreach ( $matches as $match ) {
			if ( ! is_denied( $match, $matches, $clause, $language ) ) {
				$facts[ $match['name'] ] ??= array(
					'name'   => $match['name'],
					'year'   => $match['year'],
					'then'   => trim( substr( $clause, $match['end'] ) ),
					'choice' => is_choice( $match, $matches, $clause ),
				);
			}
		}
	}
	return array_values( $facts );
}

/**
 * The facts in a language whose words the catalogue lists apart.
 *
 * @param string $script As of script_of().
 * @return list<array{name: string, year: string, then: string, choice: bool}> As of facts_in().
 */
function facts_listed( string $description, string $script ): array {
	$text   = implode( ' ', clauses_of( $description ) );
	$before = array(
		'ja' => '',
		'he' => '(?<!\p{L})[והמב]?',
		'ar' => '(?<!\p{L})[وبل]?(?:ال)?',
	)[ $script ] ?? '';
	$after  = 'ja' === $script ? '' : '(?!\p{L})';
	$spaces = 'ar' === $script ? ' +(?:ال)?' : ' +';
	$places = array();
	foreach ( other_language( $script )['facts'] as $name => $words ) {
		if ( preg_match( "/$before(?:" . strtr( $words, array( ' ' => '|', '_' => $spaces ) ) . ")$after/u", $text, $found, PREG_OFFSET_CAPTURE ) ) {
			$places[ $name ] = $found[0][1];
		}
	}
	asort( $places );
	return array_map(
		static fn( $name ) => array(
			'name'   => $name,
			'year'   => '',
			'then'   => '',
			'choice' => false,
		),
		array_keys( $places )
	);
}

/**
 * A few words leave open in which language they are. Of those whose small words are there as often, the one whose facts take up most
 * of the text is meant: "vegan" alone tells nothing, "nicht vegan, ohne Zucker" does.
 *
 * @param string $language As of language_of().
 */
function language_of_facts( string $description, string $language ): string {
	$clauses = clauses_of( $description );
	$words   = words_of( $description );
	$told    = '' === $language ? LANGUAGES[0] : $language;
	$small   = static fn( $each ) => count( array_intersect( $words, explode( ' ', SMALL_WORDS[ $each ] . ' ' . DENIALS[ $each ] ) ) );
	$taken   = static fn( $each ) => array_sum(
		array_map( static fn( $clause ) => array_sum( array_map( static fn( $match ) => $match['end'] - $match['start'], facts_of_clause( $clause, $each ) ) ), $clauses )
	);
	$best    = $told;
	foreach ( LANGUAGES as $each ) {
		$best = $small( $each ) >= $small( $told ) && $taken( $each ) > $taken( $best ) ? $each : $best;
	}
	return $best;
}

/**
 * Folded words with a space before and after each.
 *
 * @return list<string>
 */
function clauses_of( string $description ): array {
	$text  = (string) preg_replace( '/n[\'’]t\b/iu', ' not', mb_substr( wp_check_invalid_utf8( $description, true ), 0, READ_AT_MOST ) );
	$parts = preg_split( CLAUSE_ENDS, $text, -1, PREG_SPLIT_NO_EMPTY );
	return array_map( static fn( $part ) => ' ' . implode( ' ', words_of( $part ) ) . ' ', $parts ? $parts : array() );
}

/**
 * What stands within a longer match is no match of its own: "no added sugar" is not "no sugar".
 *
 * @param string $clause As of clauses_of().
 * @return list<array{name: string, year: string, start: int, end: int}> In their order.
 */
function facts_of_clause( string $clause, string $language ): array {
	$matches = array();
	foreach ( facts() as $name => $fact ) {
		if ( preg_match_all( pattern_of( $fact['words'], $language ), $clause, $found, PREG_OFFSET_CAPTURE ) ) {
			foreach ( $found[0] as list( $words, $start ) ) {
				$matches[] = array(
					'name'  => $name,
					'year'  => (string) preg_replace( '/\D+/', '', str_contains( $fact['words'], '{year}' ) ? $words : '' ),
					'start' => $start,
					'end'   => $start + strlen( $words ),
				);
			}
		}
	}
	$whole = array_filter( $matches, static fn( $match ) => ! is_within_another( $match, $matches ) && $match['year'] <= gmdate( 'Y' ) );
	usort( $whole, static fn( $one, $other ) => $one['start'] <=> $other['start'] );
	return $whole;
}

/**
 * Whether a longer match has this one in it.
 *
 * @param array{start: int, end: int}       $match   One of them.
 * @param list<array{start: int, end: int}> $matches All.
 */
function is_within_another( array $match, array $matches ): bool {
	$around = static fn( $other ) => $other['start'] <= $match['start'] && $other['end'] >= $match['end'] && $other['end'] - $other['start'] > $match['end'] - $match['start'];
	return array() !== array_filter( $matches, $around );
}

/**
 * Whether a "not" stands before what was found, or something behind it takes it back. The "without" of another fact denies nothing.
 *
 * @param array{start: int, end: int}       $match   One of them.
 * @param list<array{start: int, end: int}> $matches All of the clause.
 * @param string                            $clause  As of clauses_of().
 */
function is_denied( array $match, array $matches, string $clause, string $language ): bool {
	$masked = $clause;
	foreach ( $matches as $each ) {
		$length = $each['end'] - $each['start'];
		$masked = substr_replace( $masked, str_repeat( '#', $length ), $each['start'], $length );
	}
	$before = (string) preg_replace( NOT_ONLY, ' # ', substr( $masked, 0, $match['start'] ) );
	$near   = array_slice( explode( ' ', trim( $before ) ), -3 );
	$rest   = (string) preg_replace( NOT_ONLY, ' # ', substr( $clause, $match['end'] ) );
	$next   = explode( ' ', trim( $rest ) )[0];
	return array() !== array_intersect( $near, explode( ' ', DENIALS[ $language ] ) ) || in_array( $next, explode( ' ', TAKEN_BACK ), true );
}

/**
 * Whether the words around what was found say that some of the things are so.
 *
 * @param array{start: int, end: int}       $match   One of them.
 * @param list<array{start: int, end: int}> $matches All of the clause.
 * @param string                            $clause  As of clauses_of().
 */
function is_choice( array $match, array $matches, string $clause ): bool {
	foreach ( $matches as $each ) {
		$length = $each['end'] - $each['start'];
		$clause = substr_replace( $clause, str_repeat( '#', $length ), $each['start'], $length );
	}
	$list = '(?:#+ (?:(?:and|or|und|oder|et|ou|y|o|e) )?)*';
	return preg_match( "/^ ?$list(?:(?:and|or|und|oder|et|ou|y|o|e) $list)?(?:" . CHOICES_BEHIND . ') /', substr( $clause, $match['end'] ) )
		|| preg_match( '/ (?:' . CHOICES_BEFORE . ") (?:en version |en |de |sind |ist )?$list$/", substr( $clause, 0, $match['start'] ) );
}

/** A regular expression for the words of a language: `*` is any ending or beginning, `^` the clause's beginning. */
function pattern_of( string $words, string $language ): string {
	static $patterns = array();
	$listed          = in_language( $words, $language );
	if ( ! isset( $patterns[ $listed ] ) ) {
		$phrases = explode( ', ', $listed );
		usort( $phrases, static fn( $one, $other ) => strlen( $other ) <=> strlen( $one ) );
		$any                 = array(
			'*'      => '[a-z0-9]*',
			'^'      => '(?<=^ )',
			'{year}' => '(?:1[5-9]\d\d|20\d\d)',
		);
		$patterns[ $listed ] = '/(?<= )(?:' . strtr( implode( '|', $phrases ), $any ) . ')(?= )/';
	}
	return $patterns[ $listed ];
}

/**
 * Every kind of fact by its name: its role in a sentence, how a shop says it in a few words and in a sentence, and by which words it is known, in the order of LANGUAGES.
 *
 * @return array<string, array{role: string, says: string, more: string, words: string}>
 */
function facts(): array {
	static $facts = null;
	$facts      ??= array_column( wp_json_file_decode( catalogue_folder() . '/facts.json', array( 'associative' => true ) ), null, 'name' );
	return $facts;
}

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
	$before = array(
		'ja' => '',
		'he' => '(?<!\p{L})[ובלמשהכ]{0,3}',
		'ar' => '(?<!\p{L})[وبل]{0,2}',
	)[ $script ] ?? '';
	$after  = 'ja' === $script ? '' : '(?!\p{L})';
	$places = explode( ' ', other_language( $script )['places'] );
	usort( $places, static fn( $one, $other ) => strlen( $other ) <=> strlen( $one ) );
	$listed = strtr(
		implode( '|', $places ),
		array(
			'_' => '[ -]',
			'أ' => '[أا]',
			'إ' => '[إا]',
			'ة' => '[ةه]',
		)
	);
	return preg_match( "/$before($listed)$after/u", $description, $found ) ? $found[1] : null;
}
