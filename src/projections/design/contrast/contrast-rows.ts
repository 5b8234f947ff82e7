/** How legible everything on the page is, as the panel lists it: failures first, each with its fix. */
import { levelOf, type Level } from '../../../color'
import type { State } from '../../../reducers'
import { memo } from '../../memo'
import { stylesNow } from '../colors'
import { page } from '../page'
import { drawnPairs, type DrawnPair, type What } from './drawn-pairs'
import { legibleInk, mendOf, type Mend } from './mend'
import { isAlongGradient, worstGround } from './surroundings'

export type ContrastRow = {
  readonly key: string
  readonly what: What
  /** 'unsure' if it depends on a picture. */
  readonly level: Level | 'unsure'
  /** One decimal, rounded down: 4.49 is not 4.5. */
  readonly ratio: number | null
  readonly text: string | null
  /** For a gradient, the color on which the text is hardest to read. */
  readonly ground: string | null
  readonly isGradient: boolean
  /** Whether no color of the text is legible on everything behind it. */
  readonly isHopeless: boolean
  /** Ids of sections, 'header' and 'footer'; each once. */
  readonly where: readonly string[]
  readonly mend: Mend | null
}

/** The pairs of colors that are drawn now. Empty until the store's design is read. */
export const pairsNow = memo(
  (state: State): readonly DrawnPair[] => {
    const drawn = page(state)
    return drawn === null ? [] : drawnPairs(drawn, stylesNow(state))
  },
  (state) => [page(state), stylesNow(state)],
)

/** One row for each kind of legible text, with its worst ratio, and one row for each failing pair of colors. */
export const contrastRows = memo(
  (state: State): readonly ContrastRow[] => {
    const groups = new Map<string, DrawnPair[]>()
    for (const pair of pairsNow(state)) {
      const key = keyOf(pair)
      groups.set(key, [...(groups.get(key) ?? []), pair])
    }
    return [...groups]
      .map(([key, pairs]) => rowOf(key, pairs, state))
      .toSorted((one, other) => urgency[one.level] - urgency[other.level])
  },
  (state) => [pairsNow(state), state.designing.design],
)

const urgency: Readonly<Record<ContrastRow['level'], number>> = { fails: 0, unsure: 1, AA: 2, AAA: 2 }

/** The pair's grade; 'unsure' if its contrast is unknown. */
export const levelOfPair = ({ ratio, least }: DrawnPair): ContrastRow['level'] =>
  ratio === null ? 'unsure' : levelOf(ratio, least)

const keyOf = (pair: DrawnPair): string => {
  const level = levelOfPair(pair)
  if (level === 'fails') return [pair.what, pair.text.color, ...pair.grounds].join(' ')
  return `${pair.what} ${level === 'unsure' ? 'unsure' : 'fine'}`
}

const rowOf = (key: string, pairs: readonly DrawnPair[], state: State): ContrastRow => {
  const margin = ({ ratio, least }: DrawnPair) => (ratio ?? 0) / least
  const worst = pairs.reduce((one, other) => (margin(other) < margin(one) ? other : one))
  const level = levelOfPair(worst)
  return {
    key,
    what: worst.what,
    level,
    ratio: worst.ratio === null ? null : Math.floor(worst.ratio * 10) / 10,
    text: worst.text.color,
    ground: isAlongGradient(worst.grounds) ? worstGround(worst.text.color, worst.grounds) : (worst.grounds[0] ?? null),
    isGradient: isAlongGradient(worst.grounds),
    isHopeless: level === 'fails' && legibleInk(worst, pairsNow(state)) === null,
    where: [...new Set(pairs.map(({ where }) => where))],
    mend: level === 'fails' ? mendOf(pairs, pairsNow(state), state) : null,
  }
}
