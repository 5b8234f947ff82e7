// @module-tag more
import { describe, it } from 'vitest'
import { repetition, secondAnswer } from '../../src/replay/laws/replayed'
import { holds } from './holds'
import { kept } from './kept'

describe('a repeated fact changes nothing', { tags: ['P-04'] }, () => {
  it('given any session, when a fact is repeated, at once or at the end, then the state stays the same', () =>
    holds(kept(repetition)))

  it('given any session, when a settled request is answered again, then only the log position changes', () =>
    holds(kept(secondAnswer)))
})
