// @module-tag more
import { describe, it } from 'vitest'
import { holdsInAStorm, holdsInPinnedSessions } from './in-a-storm'

describe('a session in a storm', { tags: ['P-15', 'P-16'] }, () => {
  it('given any storm, once it is over a patient person comes to the end, the store carries what was saved, and nothing is there twice', () =>
    holdsInAStorm())

  it('given the pinned sessions, the same holds, and everything on the simulator’s list happens', () =>
    holdsInPinnedSessions())
})
