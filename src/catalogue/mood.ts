/** A mood: words of a business, and the palettes that they bring to mind. One row of the tables beside this file. */

export type Mood = {
  readonly name: string
  /** English, lower case, singular. One that ends in a hyphen stands for every word that begins so. */
  readonly words: readonly string[]
  /** Names of the AI's palettes, the nearest first; some for every look. */
  readonly palettes: readonly string[]
}

export const mood = (name: string, words: string, ...palettes: readonly string[]): Mood => ({
  name,
  words: words.split(' '),
  palettes,
})
