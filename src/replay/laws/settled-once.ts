/** P-05: no request is answered twice, and every answer has a request. */
import { callOf, phaseOf } from '../../events/call-facts'
import type { AnyFact } from '../../persistence/log'
import { isFinished } from '../../projections/finished'
import { owed } from '../../projections/owed'
import type { State } from '../../reducers'
import { these } from '../../reducers/calls'
import { stepsOf } from '../steps'
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

/** P-07: a finished session makes no further requests to the store. */
export const nothingOwed: Law = {
  name: 'nothing-owed',
  sentence:
    'Given up at any moment, a session owes nothing; saved and left, it asks nothing more that changes the design.',
  broken: (facts) =>
    firstBroken(
      stepsOf(facts).map(({ fact, after }) => ({ seq: fact.seq, after })),
      ({ after }) => owedWhenGivenUp(after) ?? owedWhenSaved(after),
    ),
}

const owedWhenGivenUp = (state: State): string | null => {
  const over = { ...state, abandoned: true }
  const [work] = owed(over)
  if (work !== undefined) return `Given up here, it still owes ${work.request.type}.`
  return isFinished(over) ? null : 'Given up here, it does not count as over.'
}

const owedWhenSaved = (state: State): string | null => {
  if (!isFinished(state)) return null
  // Requests that were already open, from a failed set-up, are still settled.
  const work = owed(state).find(({ id, request }) => id === null && designing.has(callOf(request)))
  return work === undefined ? null : `All is saved, and yet it owes ${work.request.type}.`
}

/** Calls that change the store. */
const designing = these(
  'ThemeInstall',
  'ProductCreation',
  'Publication',
  'RestoreStep',
  'MediaUpload',
  'PictureUpload',
  'PhotographImport',
  'SectionWords',
  'AiProductWriting',
  'AiPatternWriting',
  'AiProductUpdate',
  'AiTitleWriting',
  'SuggestionsSave',
)
