/**
 * Asks the store for the URL at which a page shows the draft. This is not a fact of the flow, because nothing in the store changes.
 */
import type { StorePage } from '../../../catalogue/canvas'
import type { Draft } from '../../../projections/design/store-page'

/** @param measured whether the page is for measuring instead of for the canvas; each has a separate draft */
type Ask = (page: StorePage, draft: Draft, measured?: boolean) => Promise<string | null>

let ask: Ask = () => Promise.reject(new Error('Nobody said how to ask for pages of the store.'))

/** Called once at startup. */
export const setDraftPages = (how: Ask): void => {
  ask = how
}

export const draftAddress: Ask = (page, draft, measured) => ask(page, draft, measured)
