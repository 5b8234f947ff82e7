/** Limits of time and number that belong to no other table. Times in milliseconds, lengths in CSS pixels. */

/** The designer is shown once the canvas has been drawn, or after this time at the latest. */
export const revealTimeout = 60_000

/**
 * Pattern list: the number of patterns at first, the number added with each step, and the scroll position, from 0 to 1, that loads the next
 * step.
 */
export const patternsAtFirst = 10
export const patternsPerStep = 10
export const patternScrollThreshold = 0.5

/** The most entries that WordPress lists in one response: a list of this length may be incomplete. */
export const largestPage = 100

/** A section can be shuffled if its category has at least this many patterns. */
export const minPatternsToShuffle = 2

/** An AI query has one try and three retries; the timeout applies to each of them. */
export const aiTries = 4
export const aiTimeout = 10_000

/** How long a model may take for the words of a section; the server's own timeout is a little shorter. */
export const sectionTimeout = 28_000

/**
 * How long a photo search, or the copy of one photograph, may take: the store asks another host and makes smaller copies.
 */
export const photographTimeout = 90_000

/** The longest search text for photographs, in characters. */
export const longestSearch = 200

/**
 * The most texts of a section that are sent, and the most characters of each: longer texts are the merchant's own and stay as they are.
 */
export const sectionTexts = 24
export const longestSectionText = 400

/** How long a token of the AI's provider is valid. */
export const tokenLifetime = 120_000

/** A color counts as chosen once it has not changed for this long. */
export const colorPause = 100
