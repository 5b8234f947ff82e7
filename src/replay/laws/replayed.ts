/** P-01: finds folds that depend on a clock, on randomness or on an earlier fold. */
import type { AnyFact } from '../../persistence/log'
import { screen } from '../../projections/screen'
import { fold, foldAll, initialState, type State } from '../../reducers'
import { isSame, type Equals } from '../diff'
import type { Seen } from '../file/recording'
import { hashOf, partsOf } from '../hash'
import { endOf, stepsOf } from '../steps'
import { firstBroken, inWords, type Law } from './law'

export const deterministic: Law = {
  name: 'deterministic',
  sentence: 'Folding the same facts twice gives the same state after every fact.',
  broken: (facts) => {
    const equals: Equals = new WeakMap()
    return firstBroken(pairs(facts), ({ one, two }) => unlike(one, two, equals))
  },
}

function* pairs(facts: readonly AnyFact[]) {
  let two = initialState
  for (const { fact, after } of stepsOf(facts)) {
    two = fold(two, structuredClone(fact))
    yield { seq: fact.seq, one: after, two }
  }
}

const unlike = (one: State, two: State, equals: Equals): string | null => {
  const parts = (Object.keys(one) as (keyof State)[]).filter((part) => !isSame(one[part], two[part], equals))
  return parts.length === 0 ? null : `The second time ${inWords(parts)} came out differently.`
}

/** P-02: folding step by step, with the state serialized in between, gives the same as folding from the start. */
export const incremental: Law = {
  name: 'incremental',
  sentence: 'Going on from a state that was written down gives the same as folding from the start.',
  broken: (facts) => firstBroken(places(facts.length), ({ place }) => brokenAt(facts, place)),
}

/** Whether serializing the state after `place` facts changes the result. */
export const brokenAt = (facts: readonly AnyFact[], place: number): string | null => {
  // The same copy as IndexedDB makes, which keeps shared objects shared.
  const half = structuredClone(endOf(stepsOf(facts).slice(0, place)))
  return isSame(foldAll(facts.slice(place), half), endOf(stepsOf(facts)))
    ? null
    : `Written down after ${place} facts, the session ends in another state.`
}

/** Eight positions across the log, since each costs a fold of the rest. */
const places = (length: number) =>
  [...new Set(Array.from({ length: 8 }, (_, index) => Math.floor((index * length) / 8)))].map((place) => ({
    place,
    seq: place,
  }))

/** V-05: finds the first fact where this build shows or folds an old session differently from the build that recorded it. */
export const screensAsRecorded: Law = {
  name: 'screens-as-recorded',
  sentence: 'The session leads over the screens that its recording tells.',
  broken: (facts, seen = nothing) => {
    let told: string | undefined
    return firstBroken(states(facts), ({ seq, after }) => {
      told = seen.get(seq)?.screen ?? told
      const shown = screen(after)
      return told === undefined || told === shown ? null : `The screen was ${told}, and is ${shown} in this build.`
    })
  },
}

export const foldsAsRecorded: Law = {
  name: 'folds-as-recorded',
  sentence: 'Every fact means what it meant to the build that wrote the recording.',
  broken: (facts, seen = nothing) => {
    const told = new Map<string, string>()
    return firstBroken(states(facts), ({ seq, after }) => {
      for (const [part, hash] of Object.entries(seen.get(seq)?.state ?? {})) told.set(part, hash)
      // A part that only one of the two builds has does not count as a difference.
      const parts = Object.entries(partsOf(after)).flatMap(([part, hash]) =>
        (told.get(part) ?? hash) === hash ? [] : [part],
      )
      return parts.length === 0 ? null : `From here on this build folds ${inWords(parts)} differently.`
    })
  },
}

const states = (facts: readonly AnyFact[]) => stepsOf(facts).map(({ fact, after }) => ({ seq: fact.seq, after }))

const nothing: ReadonlyMap<number, Seen> = new Map()

/** P-04: tabs overlap and networks repeat messages, so each fact and each response counts once. */
export const repetition: Law = {
  name: 'repetition',
  sentence: 'A fact that comes again changes nothing, at once or later.',
  broken: (facts) => {
    const end = endOf(stepsOf(facts))
    return firstBroken(
      stepsOf(facts).map(({ fact, after }) => ({ seq: fact.seq, fact, after })),
      ({ fact, after }) =>
        fold(after, fact) !== after
          ? 'Coming twice in a row, it changed the state again.'
          : fold(end, fact) !== end
            ? 'Coming again at the end, it changed the state.'
            : null,
    )
  },
}

export const secondAnswer: Law = {
  name: 'second-answer',
  sentence: 'A second answer to a settled request changes nothing but the place in the log.',
  broken: (facts) => {
    const end = endOf(stepsOf(facts))
    return firstBroken(
      facts.filter(({ settles }) => settles !== null),
      (answer) => (changes(end, answer) ? 'Given once more under another id, it changed the state.' : null),
    )
  },
}

const changes = (state: State, answer: AnyFact) =>
  hashOf({ ...fold(state, { ...answer, id: 'again', seq: state.seq + 1 }), seq: 0 }) !== hashOf({ ...state, seq: 0 })

/** The precondition of all other laws: a log of one session, in the order of its numbers. */
export const inOrder: Law = {
  name: 'in-order',
  sentence: 'The facts are of one session, each with an id of its own, in the order of the log.',
  broken: (facts) => {
    const ids = new Set<string>()
    let last: AnyFact | null = null
    return firstBroken(facts, (fact) => {
      const before = last
      last = fact
      if (before !== null && fact.seq <= before.seq) return `It comes after fact ${before.seq}.`
      if (before !== null && fact.session !== before.session) return `It is of another session, ${fact.session}.`
      if (ids.has(fact.id)) return `Its id ${fact.id} was there before.`
      ids.add(fact.id)
      return null
    })
  },
}
