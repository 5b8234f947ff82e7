/**
 * Removes sentences that claim a review, a rating, a discount or a person, no matter who wrote them: no text may invent statements by
 * customers. The plugin has the same list (plugin/src/content/checked-words.php); a test compares the two.
 */

/** The text without its sentences that claim something; an empty text if all do. */
export const withoutClaims = (text: string): string => {
  if (!claims(text)) return text
  const kept = text
    .split(/(?<=[.!?…])\s+/u)
    .filter((sentence) => !claims(sentence))
    .join(' ')
  return claims(kept) ? '' : kept
}

/** Whether the text contains a sign of a claim. */
export const claims = (text: string): boolean => anyCase.test(text) || asWritten.test(text)

/** Signs of a claim: figures and symbols in any language, words in some languages. */
export const claimSigns: readonly string[] = [
  // Ratings.
  String.raw`[★☆⭐🌟]`,
  String.raw`\d[.,]\d ?(?:\/|out of|von|sur|de|su) ?(?:5|10)(?!\d)`,
  String.raw`(?<!\d)[1-5] ?(?:\/|out of) ?5(?!\d)`,
  String.raw`(?:five|5)[- ]stars?|(?:fünf|5) Sterne|(?:cinq|5) étoiles|(?:cinco|5) estrel(?:l)?as|(?:cinque|5) stelle`,
  String.raw`(?:top|best|highly)[- ]rated|rated (?:by|as|\d)|award[- ]winning`,
  // Reviews and customers who do not exist yet.
  String.raw`\d[\d.,]*\+? (?:\p{L}+ )?(?:customers|clients|reviews|fans|Kunden|Bewertungen|clientes|clienti|reseñas|avis)(?!\p{L})`,
  String.raw`(?:customers|clients) (?:say|love|rave|agree)|(?:loved|trusted) by|verified (?:buyer|customer)`,
  String.raw`(?:customer|client|Kund(?:e|in)|clienta?e?|cliente) (?:since|seit|depuis|desde|dal) `,
  String.raw`^[“”„«"].*[“”»"][.!]?$`,
  String.raw`\p{L}, (?:co-)?(?:founders?|owners?|CEO|Gründer(?:in)?|fondat(?:eur|rice)|fundadora?)(?!\p{L})`,
  // Discounts and promises.
  String.raw`\d ?[%٪] ?(?:off|discount|Rabatt|de (?:réduction|remise|descuento|desconto)|di sconto)`,
  String.raw`(?:save|up to|spare|bis zu|jusqu.à|ahorra|hasta|fino a|até) \d+ ?[%٪]|[-−]\d+ ?[%٪]`,
  String.raw`discount|half price|special offer|free (?:shipping|delivery)|money[- ]back|guaranteed?(?!\p{L})`,
  String.raw`(?:on|the|flash|summer|winter|spring|autumn) sale(?!\p{L})|sale ends`,
  String.raw`Rabatt|Schlussverkauf|Geld[- ]zurück|soldes|remise de|descuento|rebajas|desconto|saldi|sconto|خصم|تخفيض`,
]

/** Signs of a named person, recognized by upper and lower case. */
export const personSigns: readonly string[] = [
  String.raw`(?<!\p{L})(?!Vitamin )\p{Lu}\p{Ll}+ \p{Lu}\.(?:,|$)`,
  String.raw`[.!?”"] ?[—–] ?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*\.?)?$`,
]

const anyCase = new RegExp(claimSigns.join('|'), 'iu')
const asWritten = new RegExp(personSigns.join('|'), 'u')
