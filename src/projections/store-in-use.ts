/** What a merchant is told before a design of a store that somebody uses already. */
import type { State } from '../reducers'
import { changesTheme as designsAnotherTheme } from '../reducers/draft'
import { isInUse } from '../reducers/store-use'

/** Whether a new design would be a draft until Save, as far as the store was read. */
export const isStoreInUse = ({ store }: State): boolean => store !== null && isInUse(store)

export const asksAboutUse = ({ route }: State): boolean => route.dialog === 'store-in-use'

/** Whether Save makes another theme the active one. */
export const changesTheme = (state: State): boolean => state.store !== null && designsAnotherTheme(state)

/** Whether a page of the merchant's stands in front, which the home page takes the place of. */
export const changesFrontPage = ({ store }: State): boolean => store?.use?.frontPage === true
