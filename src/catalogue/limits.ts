/** Limits of time and number that are in no other table. Times in milliseconds, lengths in CSS pixels. */

/** The designer is shown once the canvas has drawn, or after this time at the latest. */
export const revealTimeout = 60_000

/** Pattern list: how many at first and with each step; the scroll position, from 0 to 1, that loads the next step. */
export const patternsAtFirst = 10
export const patternsPerStep = 10
export const patternScrollThreshold = 0.5

/** How many entries WordPress lists in one answer at most: a list of this length may be incomplete. */
export const largestPage = 100

/** A section can be shuffled if its category has at least this many patterns. */
export const minPatternsToShuffle = 2

/** An AI query has one try and three retries; timeout of each try. */
export const aiTries = 4
export const aiTimeout = 10_000

/** How long a model may take for the words of a section; the server waits a little less. */
export const sectionTimeout = 28_000

/** How long a search for photographs, and the copy of one, may take: the store asks another host, and makes smaller copies. */
export const photographTimeout = 90_000

/** Longest words of a search for photographs, in characters. */
export const longestSearch = 200

/** How many texts of a section are sent at most, and how long each of them is: longer ones are the merchant's own, and stay. */
export const sectionTexts = 24
export const longestSectionText = 400

/** How long a token of the AI's provider is valid. */
export const tokenLifetime = 120_000

/** A colour counts as chosen when it has not changed for this long. */
export const colourPause = 100
