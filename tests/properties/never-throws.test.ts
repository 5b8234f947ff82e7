// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeRecorded } from '../../src/events/log'
import { neverThrows } from '../../src/replay/laws/never-throws'
import { wellFormed } from '../arbitraries/sessions'
import { session } from '../arbitraries/lively-sessions'
import { holds } from './holds'

const swaps = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 10 })

describe('[P-08] nothing throws', () => {
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
