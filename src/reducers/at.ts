/** The flow goes to another place by itself: an offer to go on elsewhere is over. The same state if it is there already. */
import type { State } from './state'

export const at = (state: State, path: string, customizing = state.route.customizing): State => {
  const { route } = state
  return route.path === path && route.customizing === customizing && route.offer === null
    ? state
    : { ...state, route: { ...route, path, customizing, offer: null } }
}
