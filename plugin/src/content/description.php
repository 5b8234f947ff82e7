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
		$language      = language_of( $description, words_of( $description ) );
		$place         = place_in( $description, $language );
		$known[ $key ] = array(
			'trades'   => trades_told( $description, $language, $place ),
			'name'     => name_in( plain( str_replace( "'", '’', $description ), READ_AT_MOST ) ),
			'place'    => $place,
			'language' => $language,
		);
	}
	$chosen = chosen_trades( $description );
	return null === $chosen ? $known[ $key ] : array( 'trades' => $chosen ) + $known[ $key ];
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
