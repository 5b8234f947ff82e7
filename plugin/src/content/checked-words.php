<?php
/**
 * Words that somebody else wrote become plain text of limited length, so that nothing in them is ever run as markup. They are held to what a
 * page or a section has room for, and to claim nothing. Nothing in them is trusted.
 *
 * Nobody may put words into customers' mouths: a writer's sentence that claims a review, a rating, a discount or a person is left
 * out, whoever wrote it. The flow has the same list for what a server sends it (src/suggestions/claims.ts).
 *
 * Nobody may make up what something costs: a writer's sentence that names an amount of money is left out, unless the merchant named
 * it. The flow has the same list for what a server sends it (src/suggestions/section-words.ts).
 *
 * Capital and small letters are told apart also where PHP has no mbstring: WordPress does without it, and brings only mb_substr() and
 * mb_strlen().
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** In small letters; without mbstring only the 26 of English are known. */
function lower( string $text ): string {
	return function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( $text );
}

/** In capital letters, as lower(). */
function upper( string $text ): string {
	return function_exists( 'mb_strtoupper' ) ? mb_strtoupper( $text, 'UTF-8' ) : strtoupper( $text );
}

/** The first letter is a capital. */
function capitalized( string $text ): string {
	return upper( mb_substr( $text, 0, 1 ) ) . mb_substr( $text, 1 );
}

/** The first letter is a small one. */
function uncapitalized( string $text ): string {
	return lower( mb_substr( $text, 0, 1 ) ) . mb_substr( $text, 1 );
}

/** No line of a heading ends at the hyphen of a short word: "Second-hand" stays whole. The word joiner is not seen. */
function with_whole_words( string $heading ): string {
	return (string) preg_replace( '/(?<!\S)(\p{L}{1,10})-(?=\p{L}{1,10}(?!\S))/u', "$1-\u{2060}", $heading );
}

const TITLE_LIMIT         = 40;
const PRODUCT_TITLE_LIMIT = 60;
const HEADING_LIMIT       = 80;
const SENTENCE_LIMIT      = 240;
const BUTTON_LIMIT        = 24;

/** More than any text takes; keeps the work small. */
const READ_AT_MOST = 10000;

/**
 * Without tags, shortcodes, block comments and characters that nobody sees. Whoever puts it into markup still escapes it.
 *
 * @param mixed $text  Anything; what is not a text is an empty one.
 * @param int   $limit In characters.
 */
function plain( $text, int $limit ): string {
	$text = is_string( $text ) ? mb_substr( wp_check_invalid_utf8( $text, true ), 0, READ_AT_MOST ) : '';
	do {
		$before = $text;
		$text   = wp_strip_all_tags( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	} while ( $text !== $before );
	$text = (string) preg_replace( '/[<>\[\]{}\\\\`\p{Cc}\x{200B}\x{2060}\x{FEFF}\x{202A}-\x{202E}\x{2066}-\x{2069}]+/u', ' ', $text );
	// A single no-break space between two words stays: it keeps a headline from ending in a lone word.
	$text = (string) preg_replace( '/\s*[^\S\x{A0}]\s*|\x{A0}{2,}|^\x{A0}|\x{A0}$/u', ' ', $text );
	$text = str_replace( "'", '’', trim( $text ) );
	return shortened( $text, $limit );
}

/** Cut at the last space that leaves more than half. */
function shortened( string $text, int $limit ): string {
	if ( mb_strlen( $text ) <= $limit ) {
		return $text;
	}
	$fitting = mb_substr( $text, 0, $limit );
	$whole   = (string) preg_replace( '/\s+\S*$/u', '', $fitting );
	return mb_strlen( $whole ) > $limit / 2 ? $whole : rtrim( $fitting );
}

/**
 * A price in whole units of the currency, as WooCommerce stores it; an empty text for what is none.
 *
 * @param mixed $price A number, or a text with one.
 */
function plain_price( $price ): string {
	$number = is_numeric( $price ) ? (float) $price : 0.0;
	return $number > 0 && $number < 1000000 ? (string) round( $number, 2 ) : '';
}

/** Signs of a claim, as regular expressions that PHP and JavaScript read alike. Figures and signs in any language, words in some. */
const CLAIMS = array(
	// Ratings.
	'[★☆⭐🌟]',
	'\d[.,]\d ?(?:\/|out of|von|sur|de|su) ?(?:5|10)(?!\d)',
	'(?<!\d)[1-5] ?(?:\/|out of) ?5(?!\d)',
	'(?:five|5)[- ]stars?|(?:fünf|5) Sterne|(?:cinq|5) étoiles|(?:cinco|5) estrel(?:l)?as|(?:cinque|5) stelle',
	'(?:top|best|highly)[- ]rated|rated (?:by|as|\d)|award[- ]winning',
	// Reviews and customers who do not exist yet.
	'\d[\d.,]*\+? (?:\p{L}+ )?(?:customers|clients|reviews|fans|Kunden|Bewertungen|clientes|clienti|reseñas|avis)(?!\p{L})',
	'(?:customers|clients) (?:say|love|rave|agree)|(?:loved|trusted) by|verified (?:buyer|customer)',
	'(?:customer|client|Kund(?:e|in)|clienta?e?|cliente) (?:since|seit|depuis|desde|dal) ',
	'^[“”„«"].*[“”»"][.!]?$',
	'\p{L}, (?:co-)?(?:founders?|owners?|CEO|Gründer(?:in)?|fondat(?:eur|rice)|fundadora?)(?!\p{L})',
	// Discounts and promises.
	'\d ?[%٪] ?(?:off|discount|Rabatt|de (?:réduction|remise|descuento|desconto)|di sconto)',
	'(?:save|up to|spare|bis zu|jusqu.à|ahorra|hasta|fino a|até) \d+ ?[%٪]|[-−]\d+ ?[%٪]',
	'discount|half price|special offer|free (?:shipping|delivery)|money[- ]back|guaranteed?(?!\p{L})',
	'(?:on|the|flash|summer|winter|spring|autumn) sale(?!\p{L})|sale ends',
	'Rabatt|Schlussverkauf|Geld[- ]zurück|soldes|remise de|descuento|rebajas|desconto|saldi|sconto|خصم|تخفيض',
);

/** Signs of a named person, by capitals and small letters. */
const PERSONS = array(
	'(?<!\p{L})(?!Vitamin )\p{Lu}\p{Ll}+ \p{Lu}\.(?:,|$)',
	'[.!?”"] ?[—–] ?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*\.?)?$',
);

/**
 * The text without its sentences that claim something; an empty text when all do.
 *
 * @param string $text Plain text.
 */
function without_claims( string $text ): string {
	if ( ! claims_something( $text ) ) {
		return $text;
	}
	$sentences = preg_split( '/(?<=[.!?…])\s+/u', $text );
	$kept      = implode( ' ', array_filter( $sentences ? $sentences : array(), static fn( $sentence ) => ! claims_something( $sentence ) ) );
	return claims_something( $kept ) ? '' : $kept;
}

/** Whether the text has a sign of a claim. */
function claims_something( string $text ): bool {
	// What cannot be looked at is not shown either.
	return 0 !== preg_match( '~' . implode( '|', CLAIMS ) . '~iu', $text ) || 0 !== preg_match( '~' . implode( '|', PERSONS ) . '~u', $text );
}

/** Amounts of money, as regular expressions that PHP and JavaScript read alike. Pounds are left to their sign: flour is sold in them. */
const AMOUNTS = array(
	'\p{Sc} ?[\d٠-٩۰-۹][\d٠-٩۰-۹.,]*',
	'[\d٠-٩۰-۹][\d٠-٩۰-۹.,]* ?\p{Sc}',
	'(?<!\p{L})(?:EUR|USD|GBP|CHF|JPY|INR|BRL|CAD|AUD|SEK|NOK|DKK|PLN|CZK|Rs\.?|kr\.?|Fr\.?) ?\d[\d.,]*',
	'\d[\d.,]* ?(?:EUR|USD|GBP|CHF|JPY|INR|BRL|CAD|AUD|SEK|NOK|DKK|PLN|CZK|euros?|dollars?|dólares|francs?|Franken|reais|pesos|rupees|yen|kr|zł|Kč|Ft|lei|cents?|ct|يورو|دولار|درهم|ريال)(?!\p{L})',
);

/**
 * The text without its sentences that name an amount which was not told; an empty text when all do.
 *
 * @param string $text Plain text.
 * @param string $told What the merchant wrote.
 */
function without_prices( string $text, string $told ): string {
	if ( ! names_new_price( $text, $told ) ) {
		return $text;
	}
	$sentences = preg_split( '/(?<=[.!?…])\s+/u', $text );
	$kept      = implode( ' ', array_filter( $sentences ? $sentences : array(), static fn( $sentence ) => ! names_new_price( $sentence, $told ) ) );
	// "Rs. 5" looks like two sentences.
	return names_new_price( $kept, $told ) ? '' : $kept;
}

/** Whether the text names an amount of money that was not told. */
function names_new_price( string $text, string $told ): bool {
	// What cannot be looked at is not shown either.
	if ( false === preg_match_all( '~' . implode( '|', AMOUNTS ) . '~iu', $text, $found ) ) {
		return true;
	}
	foreach ( $found[0] as $amount ) {
		if ( ! str_contains( $told, rtrim( $amount, '.,' ) ) ) {
			return true;
		}
	}
	return false;
}

/**
 * As many texts as were asked for, in their order; an empty one where nothing of the new text is left, or it is the old one. None at
 * all if there is no new word among them.
 *
 * @param list<string> $texts What another writer wrote.
 * @param array{description: string, name: string, texts: list<array{now: string, most: int}>} $asked What was asked for.
 * @return list<string>
 */
function section_words( array $texts, array $asked ): array {
	if ( count( $texts ) !== count( $asked['texts'] ) ) {
		return array();
	}
	$told    = implode( "\n", array( $asked['description'], $asked['name'], ...array_column( $asked['texts'], 'now' ) ) );
	$checked = array_map(
		static function ( $text, $place ) use ( $told ) {
			$plain = without_prices( without_claims( plain( $text, $place['most'] ) ), $told );
			return $plain === $place['now'] ? '' : $plain;
		},
		$texts,
		$asked['texts']
	);
	return array_filter( $checked ) ? $checked : array();
}

/**
 * The answer, made plain and short; null when it has no six products.
 *
 * @param array<mixed> $answer As the filter gave it.
 * @return array{title: string, products: list<array{title: string, price: string, description: string, picture: string, category: string}>, texts: array<string, string>, search_term: string}|null
 */
function checked_content( array $answer ): ?array {
	$list     = static fn( string $name ): array => is_array( $answer[ $name ] ?? null ) ? $answer[ $name ] : array();
	$products = checked_products( $list( 'products' ) );
	if ( count( $products ) < PRODUCTS ) {
		return null;
	}
	return array(
		'title'       => plain( $answer['title'] ?? '', TITLE_LIMIT ),
		// Which of our pictures suits them is found out when all of the content is.
		'products'    => array_map( static fn( $product ) => $product + array(
				'picture'  => '',
				'category' => '',
			), $products ),
		'texts'       => checked_texts( $list( 'texts' ) ),
		'search_term' => plain( $answer['search_term'] ?? '', TITLE_LIMIT ),
	);
}

/**
 * @param array<mixed> $texts By the slots' ids, perhaps.
 * @return array<string, string>
 */
function checked_texts( array $texts ): array {
	$checked = array();
	foreach ( array_intersect_key( slots_of_writers(), $texts ) as $id => $slot ) {
		$checked[ $id ] = without_claims( plain( $texts[ $id ], $slot['limit'] ) );
	}
	return array_filter( $checked, static fn( $text ) => '' !== $text );
}

/**
 * The first six that are complete.
 *
 * @param array<mixed> $products Products, perhaps.
 * @return list<array{title: string, price: string, description: string}>
 */
function checked_products( array $products ): array {
	$plain = array_map(
		static fn( $product ) => array(
			'title'       => without_claims( plain( $product['title'] ?? '', PRODUCT_TITLE_LIMIT ) ),
			'price'       => plain_price( $product['price'] ?? '' ),
			'description' => without_claims( plain( $product['description'] ?? '', SENTENCE_LIMIT ) ),
		),
		array_values( array_filter( $products, 'is_array' ) )
	);
	return array_slice( array_values( array_filter( $plain, static fn( $product ) => ! in_array( '', $product, true ) ) ), 0, PRODUCTS );
}
