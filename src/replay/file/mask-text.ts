/**
 * Masks a text so that only its length and its words' lengths remain: letters and signs become x, digits 0. White space and punctuation
 * stay. Masking is idempotent.
 */
export const maskText = (text: string): string =>
  text.replace(/[^\p{White_Space}\p{P}]/gu, (sign) => (/\p{Nd}/u.test(sign) ? '0' : 'x').repeat(sign.length))
