/**
 * A text that tells its length and its words' lengths, and nothing else: letters and signs become x, digits 0. White space
 * and punctuation stay. Masking twice is masking once.
 */
export const maskText = (text: string): string =>
  text.replace(/[^\p{White_Space}\p{P}]/gu, (sign) => (/\p{Nd}/u.test(sign) ? '0' : 'x').repeat(sign.length))
