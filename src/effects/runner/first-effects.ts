/** The effects that every screen may need, including the intro. They are part of the page's first script. */
import { readAiStatus } from '../ai-status'
import { leave } from '../navigation'
import { readFeatures, readStore } from '../read-store'
import type { Effect } from './effect'
import type { Ports } from './ports'

export type FirstCall = 'StoreRead' | 'FeaturesRead' | 'AiStatusRead' | 'Departure'

export const firstEffects: { readonly [N in FirstCall]: Effect<N, keyof Ports> } = {
  StoreRead: readStore,
  FeaturesRead: readFeatures,
  AiStatusRead: readAiStatus,
  Departure: leave,
}
