/** The moods that the words of a description match, and how strongly. */
import type { Mood } from '../catalogue/wizard/mood'
import { moods } from '../catalogue/wizard/moods'

export type MoodFound = { readonly mood: Mood; readonly strength: number }

/** More matching words than this do not strengthen a mood further. */
const strongest = 3

/** The strongest first; moods of the same strength keep the order of their table. */
export const moodsFound = (words: readonly string[]): readonly MoodFound[] =>
  moods
    .map((mood) => ({ mood, strength: Math.min(mood.words.filter(isAmong(words)).length, strongest) }))
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
