import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeRecorded } from '../../src/events/decode'
import { isFinished } from '../../src/projections/finished'
import { owed } from '../../src/projections/owed'
import { foldAll } from '../../src/reducers'
import { deterministic } from '../../src/replay/laws/deterministic'
import { brokenAt } from '../../src/replay/laws/incremental'
import type { Law } from '../../src/replay/laws/law'
import { neverThrows } from '../../src/replay/laws/never-throws'
import { nothingOwed } from '../../src/replay/laws/nothing-owed'
import { repetition, secondAnswer } from '../../src/replay/laws/repetition'
import { undo } from '../../src/replay/laws/undo'
import { anySession, wellFormed } from '../arbitraries/sessions'

/** The same laws that `npm run replay` holds a recording to, here held by any session. */
const holdsInAnySession = ({ broken }: Law) =>
  fc.assert(
    fc.property(anySession, (entries) => {
      expect(broken(wellFormed(entries))).toBeNull()
    }),
  )

describe('laws of the fold', () => {
  it('[P-01] replay is deterministic: two folds agree after every fact', () => {
    holdsInAnySession(deterministic)
  })

  it('[P-02] folding step by step, with the state written down in between, equals folding from scratch', () => {
    fc.assert(
      fc.property(anySession, fc.nat(), (entries, cut) => {
        const log = wellFormed(entries)
        expect(brokenAt(log, cut % (log.length + 1))).toBeNull()
      }),
    )
  })

  it('[P-04] a repeated fact changes nothing, at once or later', () => {
    holdsInAnySession(repetition)
  })

  it('[P-04] a second answer to a settled request changes nothing but the place in the log', () => {
    holdsInAnySession(secondAnswer)
  })

  it('[P-06] undo takes back the last change of any session, and redo brings it again', () => {
    holdsInAnySession(undo)
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
          expect(neverThrows.broken(log.flatMap((row) => decodeRecorded(row) ?? []))).toBeNull()
        },
      ),
    )
  })

  it('[P-07] nothing is owed once a session is given up', () => {
    holdsInAnySession(nothingOwed)
    fc.assert(
      fc.property(anySession, (entries) => {
        const state = { ...foldAll(wellFormed(entries)), abandoned: true }
        expect(owed(state)).toEqual([])
        expect(isFinished(state)).toBe(true)
      }),
    )
  })
})
