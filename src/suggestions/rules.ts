/**
 * Built-in suggestions: palettes chosen by the words of a description, its trades, the look and the tone. Deterministic, without account or
 * network. A shop is light unless its description asks for a dark one (tests/suggestions/light-by-default.test.ts).
 */
import { builtInTitlesFor, isCalm, isLight } from '../catalogue/palettes/suggested-palettes'
import type { Look } from '../catalogue/wizard/looks'
import { darkWords, type Mood } from '../catalogue/wizard/mood'
import { moods, palettesOfTone } from '../catalogue/wizard/moods'
import { moodOfTrade } from '../catalogue/wizard/moods-of-known-trades'
import type { Tone } from '../catalogue/wizard/tones'

type Business = {
  readonly description: string
  /** The trades that the store recognized, by their names in the store (`plugin/catalogue/trades`). */
  readonly trades: readonly string[]
  readonly look: Look
  readonly tone: Tone
}

/** The suggested palettes, in the form of an AI's reply: a default and eight others. */
type RuleSuggestions = {
  readonly palette: { readonly default: string; readonly bestColors: readonly string[] }
  /** Names of the moods found, the strongest first. */
  readonly moods: readonly string[]
}

const others = 8

export const suggest = ({ description, trades, look, tone }: Business): RuleSuggestions => {
  const words = wordsOf(description)
  const found = moodsFound(words, trades)
  const isDark = asksForDark(words)
  const names = ranked({ look, tone, found, isDark })
  const suited = names.filter((name) => isLight(name) !== isDark)
  const first = suited.find(isCalm) ?? suited[0] ?? ''
  return {
    palette: { default: first, bestColors: names.filter((name) => name !== first).slice(0, others) },
    moods: found.map(({ mood }) => mood.name),
  }
}

/** Whether the description asks for a dark shop, with words such as night, black or luxury. */
export const asksForDark = (words: readonly string[]): boolean => darkWords.some(isAmong(words))

type Wishes = {
  readonly look: Look
  readonly tone: Tone
  readonly found: readonly MoodFound[]
  readonly isDark: boolean
}

/**
 * The look's palettes, best first; equally good ones keep the order of their table. Includes dark ones only if they were asked for.
 */
const ranked = ({ look, tone, found, isDark }: Wishes): readonly string[] => {
  const names = builtInTitlesFor(look).filter((name) => isDark || isLight(name))
  if (found.length === 0 && !isDark) return names
  const score = (name: string): number =>
    found.reduce((sum, { mood, strength }) => sum + strength * pull(mood.palettes.filter(isOf(names)), name), 0) +
    (palettesOfTone[tone].includes(name) ? ofTone : 0) +
    (isLight(name) ? 0 : ofDark)
  const scores = new Map(names.map((name) => [name, score(name)]))
  return names.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0))
}

/** Weight of a mood's first palette in the look. Each following palette weighs one less, but at least 1. */
const nearest = 4

/** Weight of a dark palette that was asked for: as much as the second palette of a mood. */
const ofDark = 3

/** Weight of a tone: less than the weakest word. */
const ofTone = 0.5

const pull = (palettes: readonly string[], name: string): number => {
  const place = palettes.indexOf(name)
  return place === -1 ? 0 : Math.max(nearest - place, 1)
}

const isOf =
  (names: readonly string[]) =>
  (name: string): boolean =>
    names.includes(name)

/** In UTF-16 units. Longer than any real description; the rest is ignored. */
const readAtMost = 5000

const split = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')

/**
 * The words of a text for lookup in tables: lower case, without accents, each once. A hyphenated word counts as its parts and as one word:
 * "make-up" is also "makeup".
 */
export const wordsOf = (text: string): readonly string[] => {
  const plain = text.slice(0, readAtMost).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return [...new Set([...split(plain), ...split(plain.replace(/[-‐‑]/gu, ''))])]
}

type MoodFound = { readonly mood: Mood; readonly strength: number }

/** The number of matching words above which a mood gets no stronger. */
const strongest = 3

/**
 * The moods that match a description, strongest first; moods of the same strength keep the order of their table. The tables of words are
 * English. A trade that the store recognized in another language counts as one word of its mood.
 */
const moodsFound = (words: readonly string[], trades: readonly string[]): readonly MoodFound[] =>
  moods
    .map((mood) => {
      const said = mood.words.filter(isAmong(words)).length
      const understood = trades.filter((trade) => moodOfTrade.get(trade) === mood).length
      return { mood, strength: Math.min(said + understood, strongest) }
    })
    .filter(({ strength }) => strength > 0)
    .toSorted((one, other) => other.strength - one.strength)

/** Whether a table's entry is among the words, in the singular or the plural. */
const isAmong =
  (words: readonly string[]) =>
  (entry: string): boolean => {
    if (entry.endsWith('-')) return words.some((word) => word.startsWith(entry.slice(0, -1)))
    const forms = [entry, `${entry}s`, `${entry}es`, entry.replace(/y$/, 'ies')]
    return words.some((word) => forms.includes(word))
  }
