/**
 * The tour and the welcome in the designer (docs/spec/design.md). Neither is shown before the page, and the tour only on the root menu.
 */
import type { State } from '../../reducers'
import { memo } from '../memo'
import { isRevealed } from './page'
import { place } from './place'
import { suggestionSource } from './suggestion'

export type TourView = {
  /** 0 is the offer, 1 points at the canvas, 2 at the sidebar. */
  readonly step: 0 | 1 | 2
  /** The colors came from an AI. */
  readonly ai: boolean
}

/** Null while no card of the tour is shown. After an AI failure the welcome offers the tour instead of the card. */
export const tour = memo(
  (state: State): TourView | null => {
    const { stage, step } = state.tour
    const offers = stage === 'offered' && state.features.flowType !== null && !missedAi(state)
    return (offers || stage === 'running') && isRevealed(state) && place(state).screen === 'root'
      ? { step, ai: isByAi(state) }
      : null
  },
  (state) => [state.tour, state.features.flowType, missedAi(state), isByAi(state), isRevealed(state), place(state)],
)

/** Whether the AI is offline, and the merchant did not choose to design without it (B-15). */
const missedAi = ({ features, setUp }: State): boolean =>
  features.flowType === 'AIOffline' && (setUp.stage === 'idle' || setUp.way === 'with-ai')

/** Whether the colors come from an AI: only those may be called so. */
const isByAi = (state: State): boolean => suggestionSource(state) === 'ai'

/** Whether to hide the hint at the canvas's handle: while the tour points at the sidebar. */
export const tourHidesHint = (state: State): boolean => tour(state)?.step === 2

/** 'Welcome to your store!', with or without the offer of a tour; null while it is not shown. */
export const welcome = (state: State): 'plain' | 'with-tour' | null => {
  const { tour: told, route } = state
  if (!missedAi(state) || route.customizing || !isRevealed(state)) return null
  if (told.welcomed || told.stage === 'unknown') return null
  return told.stage === 'offered' ? 'with-tour' : 'plain'
}
