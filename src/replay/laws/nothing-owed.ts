/** P-07: a finished session makes no further requests to the store. */
import { callOf } from '../../events/calls/phase'
import { isFinished } from '../../projections/shell/finished'
import { owed } from '../../projections/owed'
import { these } from '../../reducers/shell/endings'
import type { State } from '../../reducers'
import { stepsOf } from '../steps'
import { firstBroken, type Law } from './law'

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
  // Requests that were open before, from a failed setup, are still settled.
  const work = owed(state).find(({ id, request }) => id === null && designing.has(callOf(request)))
  return work === undefined ? null : `All is saved, and yet it owes ${work.request.type}.`
}

/** Calls with which the flow changes the store. */
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
