/** Decides which facts the timeline shows: by family, and by words or by a change at a path of the state. */
import { isEqual } from 'es-toolkit'
import type { AnyFact } from '../../persistence/log'
import type { State } from '../../reducers'
import { stepsOf } from '../steps'
import { readableState } from '../readable'
import { factFamilyOf, type FactFamily } from './fact-families'

export type Wish = {
  /** Families that are hidden. */
  readonly hidden: ReadonlySet<FactFamily>
  readonly by: 'words' | 'state'
  readonly text: string
}

export const everything: Wish = { hidden: new Set(), by: 'words', text: '' }

/** Indexes of the matching facts, in order. */
export const shownOf = (facts: readonly AnyFact[], { hidden, by, text }: Wish): readonly number[] => {
  const wanted = text.trim()
  const found = wanted === '' ? null : new Set(by === 'state' ? changesOf(facts, wanted) : withWords(facts, wanted))
  return facts.flatMap(({ event }, index) =>
    !hidden.has(factFamilyOf(event.type)) && (found === null || found.has(index)) ? [index] : [],
  )
}

/** Facts whose name or payload contains all words. */
const withWords = (facts: readonly AnyFact[], text: string): readonly number[] => {
  const words = text.toLowerCase().split(/\s+/)
  return facts.flatMap((fact, index) => (words.every((word) => textOf(fact).includes(word)) ? [index] : []))
}

/** Facts that changed the value at this path of the state, e.g. `route.path`. */
export const changesOf = (facts: readonly AnyFact[], path: string): readonly number[] => {
  const keys = keysOf(path)
  // The list of all steps is made only for a search among them.
  const seen = keys[0] === 'designing' && keys.length > 2 ? readableState : (state: State) => state
  // Folded once per list of facts, so that another search in the same session is fast.
  return stepsOf(facts).flatMap(({ before, after }, index) => {
    const [was, is] = [valueAt(seen(before), keys), valueAt(seen(after), keys)]
    return was === is || isEqual(was, is) ? [] : [index]
  })
}

/** Splits `calls.ended["EntitySave:home"][0].x` into keys. */
export const keysOf = (path: string): readonly string[] =>
  [...path.matchAll(/\["((?:\\.|[^"\\])*)"\]|([^.[\]"]+)/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '').trim() : quoted.replace(/\\(.)/g, '$1'),
  )

export const valueAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (now, key) =>
      typeof now === 'object' && now !== null && Object.hasOwn(now, key)
        ? (now as Readonly<Record<string, unknown>>)[key]
        : undefined,
    value,
  )

const textOf = (fact: AnyFact): string => {
  const known = texts.get(fact)
  if (known !== undefined) return known
  const text = JSON.stringify([fact.event, fact.id, fact.tab]).toLowerCase()
  texts.set(fact, text)
  return text
}

const texts = new WeakMap<AnyFact, string>()

/** The new position in a list after a key press; null if the key does not move. */
export const moved = (key: string, from: number, count: number, page: number): number | null => {
  const goal = goals[key]?.(from, count, page)
  return goal === undefined ? null : Math.max(0, Math.min(count - 1, goal))
}

const goals: Readonly<Record<string, (from: number, count: number, page: number) => number>> = {
  ArrowDown: (from) => from + 1,
  ArrowUp: (from) => from - 1,
  PageDown: (from, _count, page) => from + page,
  PageUp: (from, _count, page) => from - page,
  Home: () => 0,
  End: (_from, count) => count - 1,
}
