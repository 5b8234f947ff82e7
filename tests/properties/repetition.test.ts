// @module-tag more
import { describe, it } from 'vitest'
import { repetition, secondAnswer } from '../../src/replay/laws/replayed'
import { holds } from './holds'
import { kept } from './kept'

describe('what comes again changes nothing', { tags: ['P-04'] }, () => {
  it('given any session, when a fact comes a second time, at once or at the end, then the state stays', () =>
    holds(kept(repetition)))

  it('given any session, when a settled request is answered again, then only the place in the log changes', () =>
    holds(kept(secondAnswer)))
})
