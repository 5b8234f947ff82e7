/** Whether the store is still unused, or must not change before Save. */
import type { State } from '../state'
import type { StoreFacts } from './store-facts'
import { hasEnded, isDone } from './call-book'

/** Launched, or with products, orders or a front page of its own. Unknown counts as use. */
export const isInUse = ({ use }: StoreFacts): boolean =>
  use === null || use.visitors === 'everything' || use.products || use.orders || use.frontPage

/** Whether the store read has ended, well or badly, since the page was loaded. */
export const isLookedAt = ({ calls }: State): boolean => hasEnded(calls, 'StoreRead')

/** Whether the store must not change before Save: it is in use, or could not be read. */
export const isSpared = ({ calls, store }: State): boolean =>
  store === null || !isDone(calls, 'StoreRead') || isInUse(store)

/** Whether there is nothing a set-up could replace and the flow was never at work, so that its address alone may begin it. */
export const isUntouched = (state: State): boolean => {
  const { store, wayBack } = state
  return store !== null && !isSpared(state) && !store.taskCompleted && store.completedTemplate === '' && !wayBack
}
