/** What the merchant is told before designing a store that is already in use. */
import type { State } from '../../reducers'
import { activeTheme, themeOfNext } from '../../reducers/set-up/theme-to-design'
import { isInUse } from '../../reducers/shell/store-use'

/** Whether a new design would be a draft until Save, as far as the store was read. */
export const isStoreInUse = ({ store }: State): boolean => store !== null && isInUse(store)

export const asksAboutUse = ({ route }: State): boolean => route.dialog === 'store-in-use'

/** Whether Save of a new design activates another theme. */
export const saveChangesTheme = (state: State): boolean =>
  state.store !== null && activeTheme(state) !== themeOfNext(state)

/** Whether the merchant has a front page, which the new home page replaces. Which page is in front, not every account may change. */
export const changesFrontPage = ({ store, surroundings }: State): boolean =>
  store?.use?.frontPage === true && (store.use.pageInFront === false || surroundings?.may.manageOptions !== false)
