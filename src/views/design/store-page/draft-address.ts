/** Asks the store where a page shows the draft. It is no fact of the flow: the page is drawn, and nothing of the store changes. */
import type { StorePage } from '../../../catalogue/store-pages'
import type { Draft } from '../../../projections/design/store-page'

type Ask = (page: StorePage, draft: Draft) => Promise<string | null>

let ask: Ask = () => Promise.reject(new Error('Nobody said how to ask for pages of the store.'))

/** Called once at startup. */
export const setDraftPages = (how: Ask): void => {
  ask = how
}

export const draftAddress: Ask = (page, draft) => ask(page, draft)
