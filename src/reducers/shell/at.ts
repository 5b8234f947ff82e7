/** Navigates without a user action and drops the offer to resume elsewhere. Returns the same state if already there. */
import type { State } from '../state'

export const at = (state: State, path: string, customizing = state.route.customizing): State => {
  const { route } = state
  return route.path === path && route.customizing === customizing && route.offer === null
    ? state
    : { ...state, route: { ...route, path, customizing, offer: null } }
}
