/**
 * The samples and fonts that a set-up adds although the page does not need them. Nothing waits for them: the calls begin once the page is
 * shown, so that until then the store answers only requests that the merchant waits for. Samples are also made on the closing screen,
 * because a shop without products would stay empty.
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

/** Samples are for a store that is not in use and so has no products; with AI, the server writes products instead. */
export const backgroundWorkOf = (state: State, way: SetUpWay, draft: boolean): BackgroundWork => ({
  samples: way === 'without-ai' && !draft && state.surroundings?.may.manageOptions !== false,
  fonts: otherFonts(state),
})

/** The calls to make next, one after another; the merchant's own requests run beside them. */
export const backgroundWork = (state: State): readonly RequestEvent[] => {
  const { calls, canvas, restoring, route, setUp } = state
  const isShown = canvas.shown === 'now' || parsePath(route.path).step === 'transitional'
  // Nothing begins during a restore, because the list of what is restored would not include it.
  return setUp.stage === 'done' && isShown && route.dialog !== 'restore' && !isRestoring(restoring)
    ? inTurn(calls, [...samples(state), ...fonts(state, setUp.behind)]).next
    : []
}

/** Whether background work is changing the store, or is about to. */
export const isBringing = (state: State): boolean =>
  isMakingSamples(state) || isOpen(state.calls, 'FontFamilyInstallRequested') || backgroundWork(state).length > 0

export const isMakingSamples = ({ calls }: Pick<State, 'calls'>): boolean => isOpen(calls, 'ProductCreationRequested')

/**
 * Samples are not made in a store that has come into use since the set-up, for example in a session resumed days later.
 */
export const mayHaveSamples = (state: State): boolean =>
  state.setUp.stage === 'done' && state.setUp.behind.samples && !isSpared(state)

/** Whether samples still have to be made, now or when the page is loaded again. Until then the session is not over. */
export const areSamplesOwed = ({ calls, setUp, store }: State): boolean =>
  setUp.stage === 'done' &&
  setUp.behind.samples &&
  !isDone(calls, 'ProductCreation') &&
  (store === null || !isInUse(store))

const samples = (state: State): readonly RequestEvent[] =>
  mayHaveSamples(state) ? [fact('ProductCreationRequested', { known: [] })] : []

/**
 * No fonts are installed from Save on, even if Save failed and continues: the styles that are saved list the store's fonts.
 */
const fonts = ({ fonts: known, saving }: State, { fonts: slugs }: BackgroundWork): readonly RequestEvent[] =>
  saving.stage !== 'idle' ? [] : missing(slugs, known).map((family) => fact('FontFamilyInstallRequested', { family }))
