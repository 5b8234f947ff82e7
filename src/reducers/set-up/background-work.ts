/**
 * What a set-up brings although the page does not need it. Nothing waits for it: it is owed once the page is shown, so that until then the
 * store answers only what the merchant waits for. Samples are still owed on the closing screen: a shop without products would stay empty.
 */
import { fact } from '../../events'
import type { RequestEvent } from '../../events/call-facts'
import type { SetUpWay } from '../../events/calls'
import { parsePath } from '../../events/route-path'
import { inTurn, isDone, isOpen } from '../calls'
import { missing } from '../design/fonts'
import { isRestoring } from '../restoring'
import type { State } from '../state'
import { isInUse, isSpared } from '../store'
import { otherFonts } from './font-install'
import type { BackgroundWork } from './set-up'

/** Samples are for a store that is not in use, and so has no products; with AI the server writes products instead. */
export const backgroundWorkOf = (state: State, way: SetUpWay, draft: boolean): BackgroundWork => ({
  samples: way === 'without-ai' && !draft && state.surroundings?.may.manageOptions !== false,
  fonts: otherFonts(state),
})

/** One after the other: the merchant's own requests go on beside it. */
export const backgroundWork = (state: State): readonly RequestEvent[] => {
  const { calls, canvas, restoring, route, setUp } = state
  const isShown = canvas.shown === 'now' || parsePath(route.path).step === 'transitional'
  // Nothing begins that the list of what is restored would not have.
  return setUp.stage === 'done' && isShown && route.dialog !== 'restore' && !isRestoring(restoring)
    ? inTurn(calls, [...samples(state), ...fonts(state, setUp.behind)]).next
    : []
}

/** Whether the store is being changed by it, or is about to be. */
export const isBringing = (state: State): boolean =>
  isMakingSamples(state) || isOpen(state.calls, 'FontFamilyInstallRequested') || backgroundWork(state).length > 0

export const isMakingSamples = ({ calls }: Pick<State, 'calls'>): boolean => isOpen(calls, 'ProductCreationRequested')

/** Not in a store that has been put to use since the set-up, as one that was resumed days later. */
export const mayHaveSamples = (state: State): boolean =>
  state.setUp.stage === 'done' && state.setUp.behind.samples && !isSpared(state)

/** Whether samples are still to be made, now or when the page is loaded again: a session is not over before. */
export const areSamplesOwed = ({ calls, setUp, store }: State): boolean =>
  setUp.stage === 'done' &&
  setUp.behind.samples &&
  !isDone(calls, 'ProductCreation') &&
  (store === null || !isInUse(store))

const samples = (state: State): readonly RequestEvent[] =>
  mayHaveSamples(state) ? [fact('ProductCreationRequested', { known: [] })] : []

/** None from Save on, also where it has failed and goes on: the styles that are saved list the store's fonts. */
const fonts = ({ fonts: known, saving }: State, { fonts: slugs }: BackgroundWork): readonly RequestEvent[] =>
  saving.stage !== 'idle' ? [] : missing(slugs, known).map((family) => fact('FontFamilyInstallRequested', { family }))
