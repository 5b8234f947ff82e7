/** What is owed on every screen: leaving the flow where the merchant chose to, and what the whole flow has to know. */
import { fact } from '../../events'
import type { RequestEvent } from '../../events/calls/phase'
import type { State } from '../../reducers'
import { atOnce } from '../../reducers/shell/jobs'

export const leaving = ({ departure }: State): readonly RequestEvent[] =>
  departure === null ? [] : [fact('DepartureRequested', { url: departure.url })]

/** The store, its features, and whether the AI is online. */
export const storeReads = ({ calls, features, surroundings }: State): readonly RequestEvent[] =>
  atOnce(calls, [
    fact('StoreReadRequested'),
    fact('FeaturesReadRequested'),
    ...(features.flowType === null && surroundings !== null
      ? [fact('AiStatusReadRequested', { provider: surroundings.aiProvider })]
      : []),
  ]).next
