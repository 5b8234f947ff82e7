/** How well everything on the page can be read, as the panel lists it: what fails first, each failure with what mends it. */
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
  /** 'unsure' where it depends on a picture. */
  readonly level: Level | 'unsure'
  /** One decimal, rounded down: 4.49 is not 4.5. */
  readonly ratio: number | null
  readonly text: string | null
  /** Of a gradient the colour on which the text is hardest to read. */
  readonly ground: string | null
  readonly isGradient: boolean
  /** Whether no colour of the text is legible on all of what is behind it. */
  readonly isHopeless: boolean
  /** Ids of sections, 'header' and 'footer'; each once. */
  readonly where: readonly string[]
  readonly mend: Mend | null
}

/** What is drawn now. Empty until the store's design was read. */
export const pairsNow = memo(
  (state: State): readonly DrawnPair[] => {
    const drawn = page(state)
    return drawn === null ? [] : drawnPairs(drawn, stylesNow(state))
  },
  (state) => [page(state), stylesNow(state)],
)

/** One row for each kind of text that can be read, with its worst ratio; one for each pair of colours that fails. */
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

/** Whether the pair is graded, and how. */
export const levelOfPair = ({ ratio, least }: DrawnPair): ContrastRow['level'] =>
  ratio === null ? 'unsure' : levelOf(ratio, least)

const keyOf = (pair: DrawnPair): string => {
  const level = levelOfPair(pair)
  if (level === 'fails') return [pair.what, pair.text.colour, ...pair.grounds].join(' ')
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
    text: worst.text.colour,
    ground: isAlongGradient(worst.grounds) ? worstGround(worst.text.colour, worst.grounds) : (worst.grounds[0] ?? null),
    isGradient: isAlongGradient(worst.grounds),
    isHopeless: level === 'fails' && legibleInk(worst, pairsNow(state)) === null,
    where: [...new Set(pairs.map(({ where }) => where))],
    mend: level === 'fails' ? mendOf(pairs, pairsNow(state), state) : null,
  }
}
