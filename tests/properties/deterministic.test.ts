// @module-tag more
import { describe, it } from 'vitest'
import { deterministic } from '../../src/replay/laws/replayed'
import { holds } from './holds'
import { kept } from './kept'

describe('[P-01] replay is deterministic', () => {
  it('given any session, when its facts are folded twice, then both folds agree after every fact', () =>
    holds(kept(deterministic)))
})
