/**
 * Work that is owed: requests in the log that are not settled, and requests to record next. A cold start, a resume after a crash and live
 * use all run from this one list (tests/properties/settled-once.test.ts).
 */
import type { RequestEvent } from '../events/call-facts'
import type { State } from '../reducers'
import { wanted as planned, type Publications } from '../reducers/plans'
import { owedOf } from './logic'
import { linkRequest } from './design/preview-links'
import { publicationOfRecipe, publicationOfSave } from './publication'

export { isWaitedFor, mayRun, requestsToAbandon } from '../reducers/plans'

const publications: Publications = { ofSave: publicationOfSave, ofRecipe: publicationOfRecipe, ofLink: linkRequest }

/** Requests that are due now and have no outcome yet; some may already be open. */
export const wanted = (state: State): readonly RequestEvent[] => planned(state, publications)

export const owed = owedOf(wanted)
