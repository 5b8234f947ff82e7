// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeRecorded } from '../../src/events/log'
import { foldAll, initialState, type State } from '../../src/reducers'
import { neverThrows, projections } from '../../src/replay/laws/never-throws'
import { wellFormed } from '../arbitraries/sessions'
import { session } from '../arbitraries/lively-sessions'
import { holds } from './holds'

const swaps = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 10 })

type Query = { readonly name: string; readonly query: (state: State) => unknown }

const thrownBy = ({ name, query }: Query, state: State): readonly string[] => {
  try {
    query(state)
    return []
  } catch (error) {
    return [`${name}: ${String(error)}`]
  }
}

/** All projections, also those that a new room brings. What fails on the first state takes something else than a state. */
const queries = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>('../../src/projections/**/*.ts', { eager: true }),
)
  .flatMap((exported) => Object.entries(exported))
  .flatMap(([name, query]) =>
    typeof query === 'function' && query.length === 1 ? [{ name, query: query as Query['query'] }] : [],
  )
  .filter((each) => thrownBy(each, initialState).length === 0)

describe('nothing throws', { tags: ['P-08'] }, () => {
  it('given any session, then no projection of any module throws at its end', () => {
    const names = new Set(queries.map(({ name }) => name))
    expect(Object.keys(projections).filter((name) => !names.has(name))).toEqual([])
    return holds(
      fc.property(session, (entries) => {
        const state = foldAll(wellFormed(entries))
        expect(queries.flatMap((each) => thrownBy(each, state))).toEqual([])
      }),
    )
  })

  it('given any log, also one shuffled and with junk in it, then no reducer, projection or codec throws', () =>
    holds(
      fc.property(session, swaps, fc.jsonValue(), (entries, places, junk) => {
        const log = [...wellFormed(entries)] as unknown[]
        for (const [from, to] of places) if (log.length > 0) log[from % log.length] = log[to % log.length]
        if (places.length % 2 === 1)
          log.push(junk, { ...(log[0] as object), event: { type: 'FromTheFuture', more: junk } })
        expect(neverThrows.broken(log.flatMap((row) => decodeRecorded(row) ?? []))).toBeNull()
      }),
    ))
})
