/** The effects that every screen may need, including the intro. They are part of the page's first script. */
import type { CallName, RequestEvent } from '../events/call-facts'
import { readAiStatus } from './ai-status'
import { leave, leavePage } from './navigation'
import { readFeatures, readStore } from './read-store'
import type { Effect } from './runner/effect'
import type { Ports } from './runner/ports'

export type FirstCall = 'StoreRead' | 'FeaturesRead' | 'AiStatusRead' | 'Departure'

export const firstEffects: { readonly [N in FirstCall]: Effect<N, keyof Ports> } = {
  StoreRead: readStore,
  FeaturesRead: readFeatures,
  AiStatusRead: readAiStatus,
  Departure: leave,
}

/** What follows an answer once it is in the log, so that a reloaded page does not repeat the call. */
export const afterAnswer: { readonly [N in CallName]?: (request: RequestEvent, ports: Ports) => void } = {
  Departure: leavePage,
}
