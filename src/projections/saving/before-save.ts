/** What stands above the Save button. */
import { changesTheme, isLeftToSave } from '../../reducers/set-up/draft'
import type { State } from '../../reducers'
import { isPageInFront, maySetFrontPage } from './visible'

/** The draft is for a theme that is not active, and this account may not activate it: there is nothing that Save could begin with. */
export const isThemeOutOfReach = (state: State): boolean =>
  state.surroundings?.may.switchThemes === false && isLeftToSave(state) && changesTheme(state)

/** Whether the merchant may choose that Save puts the homepage in front, and has; null where there is no such choice. */
export const inFrontChoice = (state: State): boolean | null =>
  isPageInFront(state) && maySetFrontPage(state) && !isLeftToSave(state) ? state.inFront.homepage : null
