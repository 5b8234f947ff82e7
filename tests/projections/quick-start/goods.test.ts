import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { directions } from '../../../src/projections/design/directions'
import { goodsIn, goodsToCome } from '../../../src/projections/design/goods'
import { newProducts } from '../../../src/projections/design/page'
import type { State } from '../../../src/reducers'
import { nth, quickDirections } from '../../support/quick-start'

const good = { title: 'Rye', price: '€5', alt: '' }
const picture = (style: string) =>
  `http://store.test/?customize-your-store-picture=drawn-${style}-light-wide-1-bags-t0.webp`
const reply = { goods: [{ ...good, picture: picture('contemporary') }] }

const store = (products: boolean, ...then: readonly FlowEvent[]): State => quickDirections({ reply, products }, ...then)
const bold = directions(store(false)).find(({ look }) => look === 'Bold') ?? nth(store(false), 0)
const shown = [bold.taking('all'), fact('ScreenOpened', { path: paths.designer }), fact('CanvasShown')] as const

describe('the goods of a quick start', { tags: ['X-01'] }, () => {
  it('given no products, then each direction has goods in its style; a store with products has none', () => {
    const state = store(false)
    for (const direction of directions(state))
      expect(goodsIn(state, direction)).toEqual([{ ...good, picture: picture(direction.look.toLowerCase()) }])
    const selling = store(true)
    expect(goodsIn(selling, nth(selling, 0))).toEqual([])
  })

  it('given a direction is taken, then the designer has its goods until Save has written the products', () => {
    expect(goodsToCome(store(false, ...shown))).toEqual([{ ...good, picture: picture('bold') }])
    const saved = store(false, ...shown, fact('SaveChosen'))
    expect([saved.saving.stage, goodsToCome(saved)]).toEqual(['saved', []])
    expect(newProducts(saved)).not.toBeNull()
    expect(goodsToCome(store(true, ...shown))).toEqual([])
  })

  it('given nothing of them changes, then they are the same list, so that no page is drawn again', () => {
    const state = store(false, ...shown)
    expect(goodsToCome({ ...state, canvas: { ...state.canvas, width: 600 } })).toBe(goodsToCome(state))
  })
})
