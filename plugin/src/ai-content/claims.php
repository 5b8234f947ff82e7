<?php
/**
 * Nobody may put words into customers' mouths: a writer's sentence that claims a review, a rating, a discount or a person is left
 * out, whoever wrote it. The flow has the same list for what a server sends it (src/suggestions/claims.ts).
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

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
