/** The numbers of the specification's §9 that no other table holds. Times in milliseconds, lengths in CSS pixels. */

/** The designer is shown when the canvas has drawn, or after this time at the latest. */
export const revealTimeout = 60_000

/** Pattern list: how many at first and with each step; how far down, from 0 to 1, the next step begins. */
export const patternsAtFirst = 10
export const patternsPerStep = 10
export const patternScrollThreshold = 0.5

/** A section can be shuffled when its category has at least so many patterns. */
export const minPatternsToShuffle = 2

/** An AI query is asked once and three times more; each try ends after so many milliseconds. */
export const aiTries = 4
export const aiTimeout = 10_000

/** A token of the AI's provider is good for so long. */
export const tokenLifetime = 120_000

/** A colour counts as chosen when it has rested for so long. */
export const colourPause = 100
