import { describe, it } from 'vitest'
import { holdsInAStorm } from './in-a-storm'

describe('[P-15] [P-16] a session in another storm', () => {
  it('given storms of a third seed, once they are over the same holds', () => holdsInAStorm(20_261_124))

  it('given storms of a fourth seed, once they are over the same holds', () => holdsInAStorm(20_261_128))
})
