// @module-tag more
import { describe, it } from 'vitest'
import { holdsInAStorm, holdsInPinnedSessions } from './in-a-storm'

describe('a session in a storm', { tags: ['P-15', 'P-16'] }, () => {
  it('given any storm, then a patient person gets to the end, the store has what was saved, nothing twice', () =>
    holdsInAStorm())

  it('given the pinned sessions, the same holds, and everything on the simulator’s list happens', () =>
    holdsInPinnedSessions())
})
