/** What a set-up would meet: a store that nobody uses yet, or one that must not change before Save. */
import type { State, StoreFacts } from './state'

/** Launched, or with products, orders or a front page of its own. What nobody could say counts as use. */
export const isInUse = ({ use }: StoreFacts): boolean =>
  use === null || use.visitors === 'everything' || use.products || use.orders || use.frontPage

/** Whether how the store stands was asked and answered, well or badly, since the page was loaded. */
export const isLookedAt = ({ calls }: State): boolean => Object.hasOwn(calls.ended, 'StoreRead')

/** A store that could not be read is spared like one in use. */
export const isSpared = ({ calls, store }: State): boolean =>
  store === null || calls.ended['StoreRead']?.status !== 'done' || isInUse(store)

/** Nothing is there that a set-up could replace: it may begin by its address alone. */
export const isUntouched = (state: State): boolean => {
  const { store, baseline } = state
  return (
    store !== null &&
    !isSpared(state) &&
    !store.taskCompleted &&
    store.completedTemplate === '' &&
    baseline.saved === null
  )
}
