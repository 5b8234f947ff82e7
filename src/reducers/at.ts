/** The flow goes to another place by itself: an offer to go on elsewhere is over. */
import type { State } from './state'

export const at = (state: State, path: string, customizing = state.route.customizing): State => ({
  ...state,
  route: { ...state.route, path, customizing, offer: null },
})
