import type { EventOfType } from '../../events'

/** Theme, templates and use of the store, as a reading of the store tells them. */
export type StoreFacts = Omit<EventOfType<'StoreReadReceived'>, 'type'>
