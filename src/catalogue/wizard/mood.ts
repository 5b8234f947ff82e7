/** A mood: words that describe a business, and the palettes that suit them. A row of the `moods-of-*` tables. */

export type Mood = {
  readonly name: string
  /** English, lower case, singular. A trailing hyphen matches every word with that beginning. */
  readonly words: readonly string[]
  /** Titles of palettes, the most suitable first; some for every look, and some light ones. */
  readonly palettes: readonly string[]
}

export const mood = (name: string, words: string, ...palettes: readonly string[]): Mood => ({
  name,
  words: words.split(' '),
  palettes,
})
