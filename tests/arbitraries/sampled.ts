/**
 * The same values of an arbitrary in every run: they show that it produces the cases of its law. A law that counted its own random
 * cases would sometimes fail by chance.
 */
import fc from 'fast-check'

const seed = 20_261_122

export const sampled = <Value>(arbitrary: fc.Arbitrary<Value>, count = 100): readonly Value[] =>
  fc.sample(arbitrary, { numRuns: count, seed })
