/** Built-in suggestions: palettes chosen by the words of a description, the look and the tone. No account, no network, deterministic. */
import { aiPalettesFor } from '../catalogue/palettes/ai-palettes'
import type { Look } from '../catalogue/wizard/looks'
import { palettesOfTone } from '../catalogue/wizard/moods'
import type { Tone } from '../catalogue/wizard/tones'
import { type MoodFound, moodsFound } from './moods-found'
import { wordsOf } from './words-of'

type Business = { readonly description: string; readonly look: Look; readonly tone: Tone }

/** The palettes have the form of an AI's reply: a default, and eight others. */
export type RuleSuggestions = {
  readonly palette: { readonly default: string; readonly bestColors: readonly string[] }
  /** Names of the moods found, the strongest first. */
  readonly moods: readonly string[]
}

const others = 8

export const suggest = ({ description, look, tone }: Business): RuleSuggestions => {
  const found = moodsFound(wordsOf(description))
  const [first = '', ...rest] = ranked(look, tone, found)
  return {
    palette: { default: first, bestColors: rest.slice(0, others) },
    moods: found.map(({ mood }) => mood.name),
  }
}

/** The look's palettes, the best first; equal ones keep the order of their table. */
const ranked = (look: Look, tone: Tone, found: readonly MoodFound[]): readonly string[] => {
  const names = aiPalettesFor(look).map(({ name }) => name)
  if (found.length === 0) return names
  const score = (name: string): number =>
    found.reduce((sum, { mood, strength }) => sum + strength * pull(mood.palettes.filter(isOf(names)), name), 0) +
    (palettesOfTone[tone].includes(name) ? ofTone : 0)
  const scores = new Map(names.map((name) => [name, score(name)]))
  return names.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0))
}

/** Weight of a mood's first palette of the look; the next one has one less, and so on, but at least 1. */
const nearest = 4

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
