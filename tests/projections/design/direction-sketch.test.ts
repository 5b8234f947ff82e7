import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { sketches } from '../../../src/projections/design/direction-sketch'
import { directions } from '../../../src/projections/design/directions'
import type { State } from '../../../src/reducers'
import { directed } from '../../support/directed'

const state: State = directed(fact('ShopNamed', { name: 'Fio & Couro' }))
const bag = { title: 'Bag', price: '90', alt: 'A bag', picture: '/?customize-your-store-picture=drawn-bold-bag' }
const withGoods: State = { ...state, content: { ...state.content, goods: [bag] } }

describe('what is known of the pages of directions', () => {
  it('is each one’s own ground and letters, before anything is written', { tags: ['M-11'] }, () => {
    const bare = sketches(state)
    expect(bare.map(({ look }) => look)).toEqual(directions(state).map(({ look }) => look))
    expect(new Set(bare.map(({ font }) => font?.family)).size).toBe(3)
    expect(bare.map(({ name }) => name)).toEqual(['Fio & Couro', 'Fio & Couro', 'Fio & Couro'])
    expect(new Set(bare.map(({ colors }) => JSON.stringify(colors))).size).toBe(3)
    expect(bare.map(({ headline, picture, goods }) => [headline, picture, goods.length])).toEqual(
      Array.from({ length: 3 }, () => [null, null, 0]),
    )
  })

  it('then the goods, in the style of each', { tags: ['M-11'] }, () => {
    expect(sketches(withGoods).map(({ picture }) => picture)).toEqual(
      directions(state).map(({ look }) => `/?customize-your-store-picture=drawn-${look.toLowerCase()}-bag`),
    )
  })
})
