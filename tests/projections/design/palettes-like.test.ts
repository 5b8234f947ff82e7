import { expect, it } from 'vitest'
import { palettesLike, morePalettes, paletteItems } from '../../../src/projections/design/palette'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const state = given(opened(), designRead())
const items = [...paletteItems(state), ...morePalettes(state)]
const like = (...colors: readonly (readonly [string, number])[]) =>
  palettesLike(
    colors.map(([color, share]) => ({ color, share })),
    items,
  ).map(({ title }) => title)

it(
  'three palettes have a color like the logo’s main one; greys suit every palette, so none is named',
  { tags: ['B-05'] },
  () => {
    const red = like(['#dd2211', 0.4], ['#ffffff', 0.6])
    expect(red).toHaveLength(3)
    expect(like(['#dd2211', 0.4], ['#1122dd', 0.3])).toEqual(red)
    expect(like(['#1122dd', 0.4], ['#dd2211', 0.3])).not.toEqual(red)
    expect(like(['#000000', 0.5], ['#777777', 0.5])).toEqual([])
    expect(like()).toEqual([])
  },
)
