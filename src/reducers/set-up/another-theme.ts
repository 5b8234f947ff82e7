/** Another user activates a theme while a set-up is running: the set-up must not write that theme's templates (D-20). */
import type { SetUpWay } from '../../events/calls/call'
import { failed } from './set-up'
import type { State } from '../state'
import { themeToDesign } from './theme-to-design'

/** Whether the design that was read belongs to another theme than the one being set up. */
export const isOfAnotherTheme = (state: State): boolean =>
  state.designing.server !== null && state.designing.server.theme !== themeToDesign(state)

/** The set-up fails with the conflict. The next attempt publishes its own theme. */
export const stoppedByTheme = (state: State, way: SetUpWay): State => {
  const theirs = { modified: null, text: state.designing.server?.theme ?? '' }
  return { ...state, setUp: failed(way, 'DesignRead', { tag: 'Conflict', what: 'theme', theirs }) }
}
