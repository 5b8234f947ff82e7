// @module-tag more
import { describe, it } from 'vitest'
import { holdsInAStorm } from './in-a-storm'

describe('a session in another storm', { tags: ['P-15', 'P-16'] }, () => {
  it('given other storms, once they are over the same holds', () => holdsInAStorm())
})
