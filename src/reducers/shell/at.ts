/** Navigates without a user action and drops the offer to resume elsewhere. Returns the same state if already there. */
import type { State } from '../state'

type Manner = { readonly customizing: boolean }

export const at = (state: State, path: string, { customizing }: Manner = state.route): State => {
  const { route } = state
  return route.path === path && route.customizing === customizing && route.offer === null
    ? state
    : { ...state, route: { ...route, path, customizing, offer: null } }
}
