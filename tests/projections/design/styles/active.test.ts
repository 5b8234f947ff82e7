import { describe, expect, test } from 'vitest'
import { pairings, pairingTitled } from '../../../../src/catalogue/fonts/font-pairings'
import { palettes, paletteTitled } from '../../../../src/catalogue/palettes/palettes'
import { isPairingActive, isPaletteActive } from '../../../../src/projections/design/styles/active'

const slate = paletteTitled('Slate')!
const withColors = (palette: object) => ({ settings: { color: { palette } }, styles: {} })

describe("given the store's global styles", () => {
  test('when their colors are a palette in other letters, then it is the active one', { tags: ['D-04'] }, () => {
    const theme = slate.settings.color.palette.theme.map((each) => ({ ...each, color: each.color.toLowerCase() }))
    expect(palettes.filter((each) => isPaletteActive(withColors({ theme }), each))).toEqual([slate])
  })

  test.each([
    ['Evergreen Twilight', { secondary: '#aff0a0', tertiary: '#636363' }],
    ['Lilac Nightshade', { tertiary: '#462749' }],
    ['Rustic Rosewood', { secondary: '#ef8385', tertiary: '#3b3939' }],
  ])(
    'when they were saved with the earlier colors of %s, then it is still the active one',
    { tags: ['D-04'] },
    (title, earlier) => {
      const theme = paletteTitled(title)!.settings.color.palette.theme.map((each) => ({
        ...each,
        color: new Map(Object.entries(earlier)).get(each.slug) ?? each.color,
      }))
      expect(palettes.filter((each) => isPaletteActive(withColors({ theme }), each)).map((each) => each.title)).toEqual(
        [title],
      )
    },
  )

  test(
    'when one color differs, one is more, or they were made by hand, then none is active',
    { tags: ['D-04'] },
    () => {
      const { theme } = slate.settings.color.palette
      const none = [
        { theme: theme.map((each, index) => (index === 0 ? { ...each, color: '#123456' } : each)) },
        { theme: [...theme, { slug: 'mine', name: 'Mine', color: '#123456' }] },
        { theme, hasCreatedOwnColors: true },
        { theme: 'constructor' },
        {},
      ]
      for (const palette of none)
        expect(palettes.some((each) => isPaletteActive(withColors(palette), each))).toBe(false)
    },
  )

  test(
    'when their families are written in the short form of the site editor, then the pairing is active',
    { tags: ['D-05'] },
    () => {
      const styles = {
        typography: { fontFamily: 'var:preset|font-family|inter' },
        elements: { heading: { typography: { fontFamily: 'var:preset|font-family|rubik' } } },
      }
      expect(pairings.filter((each) => isPairingActive({ settings: {}, styles }, each))).toEqual([
        pairingTitled('Rubik + Inter'),
      ])
    },
  )

  test('when they say nothing of fonts, then no pairing is active', { tags: ['D-05'] }, () => {
    expect(pairings.some((each) => isPairingActive({ settings: {}, styles: {} }, each))).toBe(false)
  })
})
