/** P-06: undo and redo are inverse to each other, after any choice in the session. */
import type { FlowEvent } from '../../events'
import type { Appended } from '../../projections/tracking/tracking'
import { fold, type State } from '../../reducers'
import { topOf } from '../../reducers/design/stack'
import { hashOf } from '../hash'
import { stepsOf } from '../steps'
import { firstBroken, type Law } from './law'

export const undo: Law = {
  name: 'undo',
  sentence: 'Undo takes back exactly the last change of the design, and redo brings it again.',
  broken: (facts) =>
    firstBroken(
      stepsOf(facts)
        .filter(({ before, after }) => before.designing !== after.designing)
        .map((step) => ({ seq: step.fact.seq, step })),
      ({ step }) => wrongAfter(step),
    ),
}

const wrongAfter = ({ before, fact, after }: Appended): string | null => {
  if (after.designing.past.length === 0) return null
  const undone = next(after, { type: 'DesignUndone' })
  const redone = next(undone, { type: 'DesignRedone' })
  if (hashOf(redone.designing) !== hashOf(after.designing))
    return 'Undo and then redo gives another design than before.'
  const isChoice = after.designing.past.length === before.designing.past.length + 1
  if (!isChoice || fact.event.type === 'DesignRedone') return null
  return hashOf(undone.designing.design) === hashOf(topOf(after.designing.past)?.design)
    ? null
    : 'Undo does not lead back to the design from before.'
}

const next = (state: State, event: FlowEvent): State =>
  fold(state, {
    seq: state.seq + 1,
    id: `after-${state.seq}`,
    session: '',
    at: state.at,
    tab: '',
    build: '',
    cause: null,
    settles: null,
    event,
  })
