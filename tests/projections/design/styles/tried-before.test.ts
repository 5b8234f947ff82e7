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
  const apply = (colours: Palette, fonts: FontPairing, user: GlobalStyles) =>
    designerStyles(colours, fonts, [installedRubik], user)

  test('[D-04][D-05] then the chosen ones look the same as if they were the first, and are the active ones', () => {
    fc.assert(
      fc.property(palette, pairing, palette, pairing, (colours, fonts, earlier, earlierFonts) => {
        const first = apply(colours, fonts, untouched)
        const then = apply(colours, fonts, apply(earlier, earlierFonts, untouched))
        expect(then.styles).toEqual(first.styles)
        expect(palettes.filter((each) => isPaletteActive(then, each))).toEqual([colours])
        expect(pairings.filter((each) => isPairingActive(then, each))).toEqual([fonts])
      }),
    )
  })

  test('[P-04] then choosing the same again changes nothing, so nothing is left to save', () => {
    fc.assert(
      fc.property(palette, pairing, fc.jsonValue(), (colours, fonts, json) => {
        const user = { settings: branch({ json }, 'json'), styles: branch({ json }, 'json') }
        const once = apply(colours, fonts, user)
        expect(apply(colours, fonts, once)).toEqual(once)
      }),
    )
  })
})
