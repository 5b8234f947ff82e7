import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FontPairing } from '../../../../src/catalogue/fonts/font-pairing'
import { pairings } from '../../../../src/catalogue/fonts/font-pairings'
import type { Palette } from '../../../../src/catalogue/palettes/palette'
import { palettes } from '../../../../src/catalogue/palettes/palettes'
import type { GlobalStyles } from '../../../../src/catalogue/theme-json'
import { isPairingActive, isPaletteActive } from '../../../../src/projections/design/styles/active'
import { designerStyles } from '../../../../src/projections/design/styles/designer-styles'
import { branch } from '../../../../src/projections/design/styles/tree'
import { installedRubik, untouched } from './samples'

describe('given any palette and pairing tried before', () => {
  const palette = fc.constantFrom(...palettes)
  const pairing = fc.constantFrom(...pairings)
  const apply = (colors: Palette, fonts: FontPairing, user: GlobalStyles) =>
    designerStyles(colors, fonts, [installedRubik], user)

  test(
    'then the chosen ones look the same as if they were the first, and are the active ones',
    { tags: ['D-04', 'D-05'] },
    () => {
      fc.assert(
        fc.property(palette, pairing, palette, pairing, (colors, fonts, earlier, earlierFonts) => {
          const first = apply(colors, fonts, untouched)
          const then = apply(colors, fonts, apply(earlier, earlierFonts, untouched))
          expect(then.styles).toEqual(first.styles)
          expect(palettes.filter((each) => isPaletteActive(then, each))).toEqual([colors])
          expect(pairings.filter((each) => isPairingActive(then, each))).toEqual([fonts])
        }),
      )
    },
  )

  test('then choosing the same again changes nothing, so nothing is left to save', { tags: ['P-04'] }, () => {
    fc.assert(
      fc.property(palette, pairing, fc.jsonValue(), (colors, fonts, json) => {
        const user = { settings: branch({ json }, 'json'), styles: branch({ json }, 'json') }
        const once = apply(colors, fonts, user)
        expect(apply(colors, fonts, once)).toEqual(once)
      }),
    )
  })
})
