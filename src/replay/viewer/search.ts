/** Which facts the timeline shows: those of some families, with these words, or with a change at this place of the state. */
import { isEqual } from 'es-toolkit'
import type { AnyFact } from '../../persistence/log'
import { fold, initialState, type State } from '../../reducers'
import { familyOf, type Family } from './families'

export type Wish = {
  /** Families that are left out. */
  readonly hidden: ReadonlySet<Family>
  readonly by: 'words' | 'state'
  readonly text: string
}

export const everything: Wish = { hidden: new Set(), by: 'words', text: '' }

/** Indexes of the facts that are as wished, in order. */
export const shownOf = (facts: readonly AnyFact[], { hidden, by, text }: Wish): readonly number[] => {
  const wanted = text.trim()
  const found = wanted === '' ? null : new Set(by === 'state' ? changesOf(facts, wanted) : withWords(facts, wanted))
  return facts.flatMap(({ event }, index) =>
    !hidden.has(familyOf(event.type)) && (found === null || found.has(index)) ? [index] : [],
  )
}

/** Facts in whose name or payload all words stand. */
const withWords = (facts: readonly AnyFact[], text: string): readonly number[] => {
  const words = text.toLowerCase().split(/\s+/)
  return facts.flatMap((fact, index) => (words.every((word) => textOf(fact).includes(word)) ? [index] : []))
}

/** Facts after which the state holds something else at this path, e.g. `route.path`. */
export const changesOf = (facts: readonly AnyFact[], path: string): readonly number[] => {
  const keys = keysOf(path)
  let before: State = initialState
  return facts.flatMap((fact, index) => {
    const after = fold(before, fact)
    const [was, is] = [valueAt(before, keys), valueAt(after, keys)]
    before = after
    return was === is || isEqual(was, is) ? [] : [index]
  })
}

/** `calls.ended["EntitySave:home"][0].x` as keys. */
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
