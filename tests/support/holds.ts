/** A law that must hold in every situation. */
import fc from 'fast-check'

export const holds = <Now>(situation: fc.Arbitrary<Now>, law: (now: Now) => void): void =>
  fc.assert(fc.property(situation, law), { numRuns: 200 })
