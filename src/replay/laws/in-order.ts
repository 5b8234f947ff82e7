/** The precondition of all other laws: a log of one session, in the order of its numbers. */
import type { AnyFact } from '../../persistence/log'
import { firstBroken, type Law } from './law'

export const inOrder: Law = {
  name: 'in-order',
  sentence: 'The facts are of one session, each with an id of its own, in the order of the log.',
  broken: (facts) => {
    const ids = new Set<string>()
    let last: AnyFact | null = null
    return firstBroken(facts, (fact) => {
      const before = last
      last = fact
      if (before !== null && fact.seq <= before.seq) return `It comes after fact ${before.seq}.`
      if (before !== null && fact.session !== before.session) return `It is of another session, ${fact.session}.`
      if (ids.has(fact.id)) return `Its id ${fact.id} was there before.`
      ids.add(fact.id)
      return null
    })
  },
}
