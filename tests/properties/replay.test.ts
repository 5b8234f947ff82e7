import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeRecorded } from '../../src/events/decode'
import { isFinished } from '../../src/projections/finished'
import { owed } from '../../src/projections/owed'
import { screen } from '../../src/projections/screen'
import { themeStyles } from '../../src/projections/designer/canvas-style'
import { editorSettings } from '../../src/projections/designer/page'
import { sectionItems } from '../../src/projections/designer/sections'
import { loader } from '../../src/projections/loader'
import { unsavedTargets } from '../../src/projections/targets'
import { fold, foldAll, initialState } from '../../src/reducers'
import { anySession, wellFormed } from '../arbitraries/sessions'

describe('laws of the fold', () => {
  it('[P-01] replay is deterministic: two folds agree after every fact', () => {
    fc.assert(
      fc.property(anySession, (entries) => {
        const log = wellFormed(entries)
        let one = initialState
        let two = initialState
        for (const fact of log) {
          one = fold(one, fact)
          two = fold(two, structuredClone(fact))
          expect(one).toEqual(two)
        }
      }),
    )
  })

  it('[P-02] folding step by step, with the state written down in between, equals folding from scratch', () => {
    fc.assert(
      fc.property(anySession, fc.nat(), (entries, cut) => {
        const log = wellFormed(entries)
        const place = cut % (log.length + 1)
        const half = JSON.parse(JSON.stringify(foldAll(log.slice(0, place)))) as typeof initialState
        expect(JSON.parse(JSON.stringify(foldAll(log.slice(place), half)))).toEqual(
          JSON.parse(JSON.stringify(foldAll(log))),
        )
      }),
    )
  })

  it('[P-04] a repeated fact changes nothing, at once or later', () => {
    fc.assert(
      fc.property(anySession, fc.nat(), (entries, pick) => {
        const log = wellFormed(entries)
        const state = foldAll(log)
        const repeated = log[pick % Math.max(log.length, 1)]
        if (repeated === undefined) return
        expect(fold(state, repeated)).toBe(state)
      }),
    )
  })

  it('[P-04] a second answer to a settled request changes nothing but the place in the log', () => {
    fc.assert(
      fc.property(anySession, fc.nat(), (entries, pick) => {
        const log = wellFormed(entries)
        const answers = log.filter(({ settles }) => settles !== null)
        const again = answers[pick % Math.max(answers.length, 1)]
        if (again === undefined) return
        const state = foldAll(log)
        const after = fold(state, { ...again, id: 'again', seq: state.seq + 1 })
        expect({ ...after, seq: 0 }).toEqual({ ...state, seq: 0 })
      }),
    )
  })

  it('[P-08] no reducer, projection or codec throws, on well-formed logs and on mutated ones', () => {
    fc.assert(
      fc.property(
        anySession,
        fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 10 }),
        fc.jsonValue(),
        (entries, swaps, junk) => {
          const log = [...wellFormed(entries)] as unknown[]
          for (const [from, to] of swaps) if (log.length > 0) log[from % log.length] = log[to % log.length]
          if (swaps.length % 2 === 1)
            log.push(junk, { ...(log[0] as object), event: { type: 'FromTheFuture', more: junk } })
          const decoded = log.flatMap((row) => decodeRecorded(row) ?? [])
          let state = initialState
          for (const fact of decoded) {
            state = fold(state, fact)
            screen(state)
            loader(state)
            owed(state)
            unsavedTargets(state)
            editorSettings(state)
            themeStyles(state)
            sectionItems(state)
          }
        },
      ),
    )
  })

  it('[P-07] nothing is owed once a session is given up', () => {
    fc.assert(
      fc.property(anySession, (entries) => {
        const state = { ...foldAll(wellFormed(entries)), abandoned: true }
        expect(owed(state)).toEqual([])
        expect(isFinished(state)).toBe(true)
      }),
    )
  })
})
