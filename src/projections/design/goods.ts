/** Goods: what lists of products show in a store that has none. Once the design of a quick start is saved, they are written as its products. */
import { inStyleOf } from '../../catalogue/wizard/drawn-pictures'
import type { State } from '../../reducers'
import { areSamplesOwed } from '../../reducers/plans/set-up'
import { takenLook } from '../../reducers/plans/wizard'
import { isInUse } from '../../reducers/store'
import { isQuick } from '../../reducers/wizard'
import type { Good } from '../../suggestions/products-reply'
import { memo } from '../memo'
import type { Direction } from './directions'

export type { Good }

/**
 * The goods of a direction, in the style of its pictures; none if the store has products, or is in use and gets none.
 * @param direction null for the design as it is
 */
export const goodsIn = (state: State, direction: Direction | null): readonly Good[] => {
  const { content, store } = state
  if (store === null || isInUse(store)) return none
  const look = direction?.look ?? takenLook(state)
  return content.goods.map((good) => ({ ...good, picture: inStyleOf(good.picture, look) }))
}

/** The goods in the designer, until they are written; none if they will not be. */
export const goodsToCome = memo(
  (state: State): readonly Good[] => (isQuick(state) && areSamplesOwed(state) ? goodsIn(state, null) : none),
  (state) => [isQuick(state) && areSamplesOwed(state), state.content.goods, state.store, takenLook(state)],
)

const none: readonly Good[] = []
