<?php
/**
 * What a description says of a shop: its trades, its name, where it is, and in which language it is told. The merchant may have chosen another
 * trade because the description was understood otherwise; that holds for this description only.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

use const CustomizeYourStore\CHOSEN_TRADE;

defined( 'ABSPATH' ) || exit;

/** In a description of more words, a second trade may be mentioned in passing. */
const SHORT_DESCRIPTION = 14;

/** Whom a shop is for is no trade of its own: "sneakers for music lovers". */
const FOR_WHOM = array( 'for', 'fur', 'fuer', 'pour', 'para', 'per' );

/** Nor is where a thing comes from, or what it is made of: "tea from small gardens". */
const OF_WHAT = array( 'from', 'of', 'in', 'aus', 'von', 'dans', 'en', 'em', 'dal', 'dalla', 'on', 'by', 'near' );

/** Toys and food for animals are no trade beside theirs. */
const FOR_ANIMALS = array( 'toys', 'deli' );
const ANIMALS     = array( 'dogs', 'dogtreats', 'cats', 'smallpets', 'pets', 'aquarium', 'horses' );

/**
 * No trades where none was understood. A trade that the merchant chose stands in for what was understood.
 *
 * @param string $description The merchant's own words.
 * @return array{trades: list<string>, name: ?string, place: ?string, language: string}
 */
function recognised( string $description ): array {
	static $known = array();
	$key          = get_locale() . $description;
	if ( ! isset( $known[ $key ] ) ) {
		$words         = words_of( $description );
		$language      = language_of( $description, $words );
		$known[ $key ] = array(
			'trades'   => trades_in( without_wrapping( $words ), $language ),
			'name'     => name_in( plain( str_replace( "'", '’', $description ), READ_AT_MOST ) ),
			'place'    => place_in( $description ),
			'language' => $language,
		);
	}
	$chosen = chosen_trades( $description );
	return null === $chosen ? $known[ $key ] : array( 'trades' => $chosen ) + $known[ $key ];
}

/**
 * Who wraps things up as gifts need not sell gifts.
 *
 * @param list<string> $words As of words_of().
 * @return list<string> The same where nothing else is said.
 */
function without_wrapping( array $words ): array {
	$text = ' ' . implode( ' ', $words ) . ' ';
	foreach ( LANGUAGES as $language ) {
		$text = (string) preg_replace( pattern_of( facts()['giftwrap']['words'], $language ), ' ', $text );
	}
	$left = preg_split( '/ /', $text, -1, PREG_SPLIT_NO_EMPTY );
	return $left ? $left : $words;
}

/**
 * The trade that is named best, and another one that is named beside it.
 *
 * @param list<string> $words As of words_of().
 * @return list<string>
 */
function trades_in( array $words, string $language ): array {
	$first = best_trade( $words, $language );
	if ( null === $first ) {
		$named = trade_named( $words );
		if ( null !== $named ) {
			return array( $named );
		}
		$misspelt = best_trade( $words, $language, true );
		return null === $misspelt ? array() : array( $misspelt['trade'] );
	}
	$others = places_after( array_merge( FOR_WHOM, OF_WHAT ), $words );
	$left   = array_diff_key( $words, array_flip( $first['places'] ), array_flip( $others ) );
	$second = best_trade( $left, $language );
	$enough = count( $words ) <= SHORT_DESCRIPTION ? 2 : max( 3, $first['points'] / 2 );
	$named  = null !== $second && $second['trade'] !== $first['trade'] && $second['points'] >= $enough;
	if ( ! $named || is_also_rented( $first, $second ) || belongs_to( $second['trade'], $first['trade'] ) ) {
		return array( $first['trade'] );
	}
	if ( belongs_to( $first['trade'], $second['trade'] ) ) {
		return array( $second['trade'] );
	}
	return first_of( $first['places'] ) < first_of( $second['places'] ) ? array( $first['trade'], $second['trade'] ) : array( $second['trade'], $first['trade'] );
}

/** Whether one trade is a part of the other. */
function belongs_to( string $part, string $trade ): bool {
	return in_array( $part, FOR_ANIMALS, true ) && in_array( $trade, ANIMALS, true );
}

/**
 * Who also rents goods out, sells them: "tents, with rental". Where the word stands beside the goods or before them, they are rented out
 * only: "car rental".
 *
 * @param array{trade: string, points: int|float, places: list<int>} $first  As of best_trade().
 * @param array{trade: string, points: int|float, places: list<int>} $second As of best_trade().
 */
function is_also_rented( array $first, array $second ): bool {
	return 'rental' === $second['trade'] && first_of( $second['places'] ) > max( $first['places'] ) + 1;
}

/**
 * The trade whose goods are called so in one of the languages: "Games", "Beauty treatments". A short name has to be all that is said.
 *
 * @param list<string> $words As of words_of().
 */
function trade_named( array $words ): ?string {
	$text = ' ' . implode( ' ', $words ) . ' ';
	foreach ( trades() as $name => $trade ) {
		foreach ( explode( ' | ', $trade['things'] ) as $things ) {
			$called = ' ' . implode( ' ', words_of( $things ) ) . ' ';
			if ( $text === $called || ( strlen( $called ) >= 7 && str_contains( $text, $called ) ) ) {
				return $name;
			}
		}
	}
	return null;
}

/**
 * Of two that are named as well, the one that is named first. Hints alone name none.
 *
 * @param array<int, string> $words Place → word.
 * @return array{trade: string, points: int|float, places: list<int>}|null
 */
function best_trade( array $words, string $language, bool $misspelt = false ): ?array {
	$best  = null;
	$texts = array_map( static fn( $each ) => looked_up( $words, $each ), LANGUAGES );
	foreach ( trades() as $name => $trade ) {
		$found  = $misspelt ? nearly_in( str_replace( ' | ', ' ', $trade['words'] ), $words ) : found_of( $trade, $texts, $language );
		$points = array() === $found || max( array_column( $found, 'points' ) ) < 2 ? 0 : points_for( $found, $words );
		$places = array_merge( array(), ...array_column( $found, 'places' ) );
		$nearer = $points > ( $best['points'] ?? 0 ) || ( null !== $best && $points === $best['points'] && first_of( $places ) < first_of( $best['places'] ) );
		if ( $points > 0 && $nearer ) {
			$best = array(
				'trade'  => $name,
				'points' => $points,
				'places' => $places,
			);
		}
	}
	return $best;
}

/**
 * The first of some places.
 *
 * @param list<int> $places None is far behind.
 */
function first_of( array $places ): int {
	return array() === $places ? PHP_INT_MAX : min( $places );
}

/**
 * What is listed for a trade in the description's language; from the other languages, the words that are not short.
 *
 * @param array<string, mixed> $trade As of trades().
 * @param list<array{words: array<int, string>, places: array<string, list<int>>, language: string}> $texts As of looked_up(), one for each language.
 * @return list<array{points: int, places: list<int>}>
 */
function found_of( array $trade, array $texts, string $language ): array {
	$found = array();
	foreach ( explode( ' | ', $trade['words'] ) as $number => $listed ) {
		$own = '' === $language || LANGUAGES[ $number ] === $language;
		foreach ( $own ? found_in( $listed, $texts[ $number ] ) : found_in( long_words( $listed ), $texts[ $number ] ) as $one ) {
			$key           = implode( ',', $one['places'] );
			$one['points'] = $own ? $one['points'] : 1 + (int) ( $one['points'] > 4 );
			if ( $one['points'] > ( $found[ $key ]['points'] ?? 0 ) ) {
				$found[ $key ] = $one;
			}
		}
	}
	return array_values( $found );
}

/** Short words mean something else in the next language. */
function long_words( string $listed ): string {
	return implode( ' ', array_filter( explode( ' ', $listed ), static fn( $entry ) => strlen( $entry ) >= 6 && '~' !== $entry[0] ) );
}

/**
 * A single word after "for" counts half.
 *
 * @param list<array{points: int, places: list<int>}> $found As of found_in().
 * @param array<int, string>                          $words Place → word.
 * @return int|float
 */
function points_for( array $found, array $words ) {
	$for_whom = places_after( FOR_WHOM, $words );
	$points   = 0;
	foreach ( $found as $one ) {
		$half    = 1 === count( $one['places'] ) && in_array( $one['places'][0], $for_whom, true );
		$points += $half ? $one['points'] / 2 : $one['points'];
	}
	return $points;
}

/**
 * The three words after each of some small words.
 *
 * @param list<string>       $small As FOR_WHOM.
 * @param array<int, string> $words Place → word.
 * @return list<int>
 */
function places_after( array $small, array $words ): array {
	$places = array();
	foreach ( array_keys( array_intersect( $words, $small ) ) as $place ) {
		array_push( $places, $place + 1, $place + 2, $place + 3 );
	}
	return $places;
}

/**
 * @param string $description The merchant's own words.
 * @return list<string>|null No trade at all where the merchant said that none fits; null where none was chosen.
 */
function chosen_trades( string $description ): ?array {
	$chosen = get_option( CHOSEN_TRADE );
	if ( ! is_array( $chosen ) || trim( $chosen['description'] ?? '' ) !== trim( $description ) ) {
		return null;
	}
	$trade = $chosen['trade'] ?? null;
	if ( '' === $trade ) {
		return array();
	}
	return isset( trades()[ $trade ] ) ? array( $trade ) : null;
}

// What was written for another trade is not what the description stands for any more.
add_action( 'add_option_' . CHOSEN_TRADE, __NAMESPACE__ . '\forget_description', 10, 0 );
add_action( 'update_option_' . CHOSEN_TRADE, __NAMESPACE__ . '\forget_description', 10, 0 );

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
	$name = '\p{Lu}\p{Ll}[\p{L}’-]+(?: (?:de |do |da |di |am |la |le )?\p{Lu}\p{Ll}[\p{L}’-]*)?';
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

/** One to three words that begin with a capital letter, perhaps joined by a small one. */
const NAME = '\p{Lu}[\p{L}\p{N}’&-]*(?: (?:(?:and|&|of|the) )?\p{Lu}[\p{L}\p{N}’&-]*){0,2}';

/** Words with a capital letter that begin sentences and are no names. */
const NO_NAMES = 'a an and at by each every everything fine for from good handmade he her hello here hi his i if in it its made my on once only our she shop store the their they this we welcome when where with you your';

/** No name begins so. */
const NO_FIRST_NAMES = 'we i our my it this everything wir ich unser unsere mein meine das die der es ein eine nous je notre nos ma mon les des la le une un nuestra nuestro mi el los las una esta a o as os uma um nossa nosso minha meu il lo gli la una un nostra nostro mio mia questo questa online neu handgemachte handmade';

/** What somebody says who tells a shop's name next, in the catalogue's languages. */
const CALLED = 'called|named|name is|known as|trading as|welcome to|hei(?:ß|ss)t|namens|unter dem Namen|genannt|s’appelle|appelée?|nommée?|se llama|llamad[ao]|chama-se|se chama|chamad[ao]|si chiama|chiamat[ao]|di nome';

/** What a shop does, after its name. */
const DOES = 'is|are|sells?|makes?|offers?|brings?|bakes?|roasts?|grows?|designs?|creates?|builds?|repairs?|ist|verkauft|backt|bäckt|röstet|macht|bietet|fertigt|est|vend|propose|fabrique|es|vende|ofrece|hace|é|oferece|faz|è|offre|produce';

/** Shops, before their names. */
const SHOPS = 'shop|store|bakery|café|brewery|studio|boutique|bäckerei|rösterei|laden|geschäft|manufaktur|werkstatt|boulangerie|librairie|magasin|tienda|panadería|loja|padaria|negozio|bottega|panificio';

/**
 * @param string   $description The merchant's own words.
 * @param string[] $titles      The trade's, of which a description always gets the same one.
 */
function title_from( string $description, array $titles ): string {
	$text = plain( str_replace( "'", '’', $description ), READ_AT_MOST );
	return name_in( $text ) ?? $titles[ abs( crc32( $text ) ) % count( $titles ) ];
}

/** A name in quotation marks, after "called", before "is", "sells" and the like, before a comma, or after "our bakery". */
function name_in( string $text ): ?string {
	$letters = '[^“”"«»„]';
	$places  = array(
		"/[“„\"«]\s*(\p{Lu}$letters{1,39}?)\s*[”“\"»]/u",
		'/(?<!\p{L})(?i:' . CALLED . ') (' . NAME . ')/u',
		'/(?<!\p{L})(?:' . CALLED . ') (\p{Ll}[\p{L}\p{N}’-]{2,30})(?=\s*(?:[.,;:!–—(]|$))/u',
		'/^(' . NAME . ') (?:' . DOES . ')(?!\p{L})/u',
		'/^(' . NAME . ')(?:,| [–—-]|:) (?=\p{L})/u',
		'/(?<!\p{L})(?i:' . SHOPS . ') (' . NAME . ')(?! \p{Lu})/u',
	);
	if ( is_shouted( $text ) ) {
		array_splice( $places, 1 );
	}
	foreach ( $places as $number => $place ) {
		if ( preg_match( $place, $text, $found ) && is_name( $found[1] ) && ( $number < 4 || ! is_thing( $found[1] ) ) ) {
			return plain( capitalized( $found[1] ), TITLE_LIMIT );
		}
	}
	return null;
}

/** What a trade is named by is no name; nor is a place. */
function is_thing( string $words ): bool {
	$words = words_of( $words );
	return array() !== trades_in( $words, '' ) || array_intersect( $words, explode( ' ', NO_PLACES ) );
}

/** One to three words with letters, and not only words that any sentence has. */
function is_name( string $words ): bool {
	$parts = preg_split( '/\s+/u', trim( $words ) );
	$parts = $parts ? $parts : array( '' );
	$small = array_intersect( $parts, array( 'and', '&', 'of', 'the' ) );
	$known = array_diff( array_map( __NAMESPACE__ . '\lower', $parts ), explode( ' ', NO_NAMES ) );
	$first = in_array( lower( $parts[0] ), explode( ' ', NO_FIRST_NAMES ), true );
	return ! $first && $known && count( $parts ) - count( $small ) <= 3 && preg_match( '/\p{L}{2}/u', $words );
}

/** Capital letters throughout name nothing. */
function is_shouted( string $text ): bool {
	return preg_match_all( '/\p{Lu}/u', $text ) > preg_match_all( '/\p{Ll}/u', $text );
}
