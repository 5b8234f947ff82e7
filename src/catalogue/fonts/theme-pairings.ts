/** Two pairings of the theme's own fonts: they need no installation, so they are always available under the default theme. */
import { themeFamilies } from './families'
import { pairing, type FontPairing } from './font-pairing'

const { cardo, inter, system } = themeFamilies

export const themePairings: readonly FontPairing[] = [
  pairing('Cardo Font + System Sans-serif', [], [cardo, system], {
    heading: { family: cardo.slug, style: 'normal', weight: 300 },
    body: { family: system.slug },
  }),
  pairing('Inter + Cardo Font', [], [inter, cardo], {
    heading: { family: inter.slug, style: 'normal', weight: 300 },
    body: { family: cardo.slug },
  }),
]
