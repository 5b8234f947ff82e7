/** The laws that `npm run replay` holds a recording to, here kept by any session. */
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Law } from '../../src/replay/laws/law'
import { wellFormed } from '../arbitraries/sessions'
import { session } from '../arbitraries/lively-sessions'

export const kept = ({ broken }: Law) =>
  fc.property(session, (entries) => {
    expect(broken(wellFormed(entries))).toBeNull()
  })
