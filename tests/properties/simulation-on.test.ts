// @module-tag more
import { describe, it } from 'vitest'
import { holdsInAStorm } from './in-a-storm'

describe('[P-15] [P-16] a session in another storm', () => {
  it('given other storms, once they are over the same holds', () => holdsInAStorm())
})
