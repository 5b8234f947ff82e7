// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenAt } from '../../src/replay/laws/replayed'
import { wellFormed } from '../arbitraries/sessions'
import { session } from '../arbitraries/lively-sessions'
import { holds } from './holds'

describe('an incremental fold equals a fold from scratch', { tags: ['P-02'] }, () => {
  it('given any session, when the state is saved after any fact and continued, then the end is the same', () =>
    holds(
      fc.property(session, fc.nat(), (entries, cut) => {
        const log = wellFormed(entries)
        expect(brokenAt(log, cut % (log.length + 1))).toBeNull()
      }),
    ))
})
