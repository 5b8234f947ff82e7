/** P-05: no request is answered twice, and every answer has a request. */
import { phaseOf } from '../../events/calls/phase'
import type { AnyFact } from '../../persistence/log'
import { firstBroken, type Law } from './law'

export const settledOnce: Law = {
  name: 'settled-once',
  sentence: 'Each request is answered at most once, after it was asked, and by an answer of its own kind.',
  broken: (facts) => {
    const open = new Map<string, string>()
    const settled = new Set<string>()
    return firstBroken(facts, (fact) => {
      const wrong = wrongWith(fact, open, settled)
      const phase = phaseOf(fact.event.type)
      if (phase?.phase === 'requested') open.set(fact.id, phase.call)
      if (fact.settles !== null) settled.add(fact.settles)
      return wrong
    })
  },
}

const wrongWith = (
  { settles, event }: AnyFact,
  open: ReadonlyMap<string, string>,
  settled: ReadonlySet<string>,
): string | null => {
  const phase = phaseOf(event.type)
  if (event.type === 'UnknownFact') return null
  if (settles === null)
    return phase === null || phase.phase === 'requested' ? null : 'It is an answer and tells no request.'
  if (settled.has(settles)) return `The request ${settles} had its answer before.`
  const asked = open.get(settles)
  if (asked === undefined) return `The request ${settles} is not in the log before it.`
  return asked === phase?.call ? null : `It answers ${asked}, and is no answer to that.`
}
