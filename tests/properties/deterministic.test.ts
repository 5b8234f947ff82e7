// @module-tag more
import { describe, it } from 'vitest'
import { deterministic } from '../../src/replay/laws/replayed'
import { holds } from './holds'
import { kept } from './kept'

describe('replay is deterministic', { tags: ['P-01'] }, () => {
  it('given any session, when its facts are folded twice, then both folds agree after every fact', () =>
    holds(kept(deterministic)))
})
