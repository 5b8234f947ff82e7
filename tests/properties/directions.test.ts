// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { looks, type Look } from '../../src/catalogue/wizard/looks'
import type { DirectionPart } from '../../src/events/directions'
import { directions } from '../../src/projections/design/directions'
import { ifChosen } from '../../src/projections/design/history'
import type { State } from '../../src/reducers'
import { directed } from '../support/directed'
import { quickDirections } from '../support/quick-start'
import { holds } from './holds'

const named = (look: Look, state: State) => directions(state).find((direction) => direction.look === look)

/** The order in which one of each of these parts is taken does not matter. */
const commute = (parts: readonly DirectionPart[], start: () => State) =>
  holds(
    fc.property(
      fc.tuple(...parts.map((part) => fc.tuple(fc.constant(part), fc.constantFrom(...looks)))),
      fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
      (mixed, order) => {
        const take = (before: State, [part, look]: (typeof mixed)[number]) => {
          const direction = named(look, before)
          return direction === undefined ? before : ifChosen(before, direction.taking(part))
        }
        const state = start()
        const inOrder = mixed.reduce(take, state)
        const shuffled = order.flatMap((place) => mixed.slice(place, place + 1)).reduce(take, state)
        expect(inOrder.designing.design).not.toEqual(state.designing.design)
        expect(shuffled.designing.design).toEqual(inOrder.designing.design)
      },
    ),
    { share: 0.2 },
  )

describe('directions', { tags: ['X-02'] }, () => {
  it('given colors, fonts and frame of any of them, then the order in which they are taken does not matter', () =>
    commute(['colors', 'fonts', 'frame'], directed))

  it('given colors, fonts and page in a quick start, then the order of taking does not matter', () =>
    commute(['colors', 'fonts', 'page'], quickDirections))
})
