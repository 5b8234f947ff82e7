/** What each screen wants from the world, in order. Orchestration lives here, as data; effects know one call each. */
import { fact } from '../events'
import type { RequestEvent } from '../events/phase'
import { recipeKinds } from '../reducers/assembly'
import { foundations } from '../reducers/foundations'
import { atOnce, inTurn, together } from '../reducers/jobs'
import { moreJob } from '../reducers/more'
import type { State } from '../reducers'
import { parsePath } from '../catalogue/route-path'
import { targetOf, unsavedTargets } from './targets'

/** Calls that are due now and were neither asked nor answered, or are still open. */
export const wanted = (state: State): readonly RequestEvent[] => {
  if (state.surroundings === null || state.abandoned) return []
  return [...departure(state), ...standing(state), ...onScreen(state)]
}

const departure = ({ departure: place }: State) =>
  place === null ? [] : [fact('DepartureRequested', { url: place.url })]

/** Whatever the screen: how the store stands, what it offers, and whether AI is there. */
const standing = ({ calls, features }: State) =>
  atOnce(calls, [
    fact('StoreReadRequested'),
    fact('FeaturesReadRequested'),
    ...(features.flowType === null ? [fact('AiStatusReadRequested')] : []),
  ]).next

const onScreen = (state: State): readonly RequestEvent[] => {
  switch (parsePath(state.route.path).step) {
    case 'design':
      return onLoader(state)
    case 'assembler-hub':
      return inDesigner(state)
    case 'transitional':
      return atOnce(state.calls, [fact('ClosingReadRequested')]).next
    case 'intro':
    case 'design-with-ai':
      return []
  }
}

const onLoader = (state: State): readonly RequestEvent[] => {
  const { calls } = state
  if (state.optIn.stage === 'running') return moreJob(state.optIn.what, state).next
  switch (state.setUp.stage) {
    case 'founding':
      return foundations(state).next
    case 'assembling':
      return together([atOnce(calls, recipeTargets(state)), editor(state)]).next
    default:
      return []
  }
}

const recipeTargets = (state: State) =>
  recipeKinds(state).flatMap((kind) => {
    const target = targetOf(kind, state)
    return target === null ? [] : [fact('EntitySaveRequested', { target })]
  })

const inDesigner = (state: State): readonly RequestEvent[] => {
  const { calls } = state
  const reads = atOnce(calls, [fact('DesignReadRequested'), fact('PatternsReadRequested')])
  return [...reads.next, ...editor(state).next, ...save(state)]
}

const editor = ({ calls }: State) => atOnce(calls, [fact('EditorSettingsReadRequested')])

/** One entity after another, each at most once per Save; the next Save goes on from the one that failed. */
const save = (state: State): readonly RequestEvent[] => {
  if (state.saving.stage !== 'running') return []
  const template = state.designing.server?.home.id ?? ''
  return inTurn(state.calls, [
    ...unsavedTargets(state).map((target) => fact('EntitySaveRequested', { target })),
    fact('CompletionMarkRequested', { template }),
  ]).next
}
