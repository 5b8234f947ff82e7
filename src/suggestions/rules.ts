/**
 * Built-in suggestions: palettes chosen by the words of a description, its trades, the look and the tone. No account, no network, deterministic.
 * A shop is light unless its description asks for a dark one; guarded by tests/suggestions/light-by-default.test.ts.
 */
import { builtInTitlesFor, isCalm, isLight } from '../catalogue/palettes/built-in-palettes'
import { darkWords } from '../catalogue/wizard/dark-words'
import type { Look } from '../catalogue/wizard/looks'
import { palettesOfTone } from '../catalogue/wizard/moods'
import type { Tone } from '../catalogue/wizard/tones'
import { isAmong, type MoodFound, moodsFound } from './moods-found'
import { wordsOf } from './words-of'

type Business = {
  readonly description: string
  /** As the store names what it understood (`plugin/catalogue/trades`). */
  readonly trades: readonly string[]
  readonly look: Look
  readonly tone: Tone
}

/** The palettes have the form of an AI's reply: a default, and eight others. */
export type RuleSuggestions = {
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

/** Whether a description's words speak of night, black or luxury. */
export const asksForDark = (words: readonly string[]): boolean => darkWords.some(isAmong(words))

type Wishes = {
  readonly look: Look
  readonly tone: Tone
  readonly found: readonly MoodFound[]
  readonly isDark: boolean
}

/** The look's palettes, the best first; equal ones keep the order of their table. Dark ones only where they are asked for. */
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

/** Weight of a mood's first palette of the look; the next one has one less, and so on, but at least 1. */
const nearest = 4

/** A dark palette that was asked for gets as much as the second one of a mood. */
const ofDark = 3

/** A tone weighs less than the weakest word. */
const ofTone = 0.5

const pull = (palettes: readonly string[], name: string): number => {
  const place = palettes.indexOf(name)
  return place === -1 ? 0 : Math.max(nearest - place, 1)
}

const isOf =
  (names: readonly string[]) =>
  (name: string): boolean =>
    names.includes(name)
