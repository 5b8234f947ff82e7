/** Asks the store where a page shows the draft. It is no fact of the flow: the page is drawn, and nothing of the store changes. */
import type { StorePage } from '../../../catalogue/canvas'
import type { Draft } from '../../../projections/design/store-page'

/** @param measured whether the page is measured beside the one that is looked at; each has a draft of its own */
type Ask = (page: StorePage, draft: Draft, measured?: boolean) => Promise<string | null>

let ask: Ask = () => Promise.reject(new Error('Nobody said how to ask for pages of the store.'))

/** Called once at startup. */
export const setDraftPages = (how: Ask): void => {
  ask = how
}

export const draftAddress: Ask = (page, draft, measured) => ask(page, draft, measured)
