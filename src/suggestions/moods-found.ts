/** The moods that the words of a description match, and how strongly. */
import type { Mood } from '../catalogue/wizard/mood'
import { moods } from '../catalogue/wizard/moods'
import { moodOfTrade } from '../catalogue/wizard/moods-of-known-trades'

export type MoodFound = { readonly mood: Mood; readonly strength: number }

/** More matching words than this do not strengthen a mood further. */
const strongest = 3

/**
 * The strongest first; moods of the same strength keep the order of their table. The tables of words are English; a trade that the store
 * understood in another language counts as one word of its mood.
 */
export const moodsFound = (words: readonly string[], trades: readonly string[]): readonly MoodFound[] =>
  moods
    .map((mood) => {
      const said = mood.words.filter(isAmong(words)).length
      const understood = trades.filter((trade) => moodOfTrade.get(trade) === mood).length
      return { mood, strength: Math.min(said + understood, strongest) }
    })
    .filter(({ strength }) => strength > 0)
    .toSorted((one, other) => other.strength - one.strength)

/** Whether an entry of a table is among the words, in the singular or the plural. */
export const isAmong =
  (words: readonly string[]) =>
  (entry: string): boolean => {
    if (entry.endsWith('-')) return words.some((word) => word.startsWith(entry.slice(0, -1)))
    const forms = [entry, `${entry}s`, `${entry}es`, entry.replace(/y$/, 'ies')]
    return words.some((word) => forms.includes(word))
  }
