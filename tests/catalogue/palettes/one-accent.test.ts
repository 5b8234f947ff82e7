import { describe, expect, it } from 'vitest'
import { lightRows } from '../../../src/catalogue/palettes/light-palettes'
import { colourOf, type Palette } from '../../../src/catalogue/palettes/palette'
import { palettes } from '../../../src/catalogue/palettes/palettes'
import { AA, contrast } from '../../../src/colour/contrast'
import { branch } from '../../../src/projections/design/styles/tree'

/** The specification has no styles for these; the button block of the others repeats the color of its button element. */
const ours = ['Juniper Dusk', ...lightRows.map(([title]) => title)]
const states = [null, ':hover', ':focus', ':active'] as const

describe.each(palettes.filter(({ title }) => ours.includes(title)).map((palette) => [palette.title, palette] as const))(
  'the buttons of %s',
  (_, palette) => {
    it.each(states)('[D-04] have the same colors on the home page and on pages of the shop, state %s', (state) => {
      const { background, text } = elementIn(palette, state)
      expect(blockIn(palette, state)).toEqual({ background, text })
      expect(contrast(background, text)).toBeGreaterThanOrEqual(AA)
    })

    it('[D-04] have the accent, and another color under the pointer', () => {
      const accent = colourOf(palette, 'secondary')
      expect(elementIn(palette, null)).toEqual({ background: accent, text: colourOf(palette, 'background') })
      expect(elementIn(palette, ':hover').background).not.toBe(accent)
    })
  },
)

describe('the buttons of the specification’s palettes', () => {
  it('[D-04] have one color at rest, except where the specification gives element and block two', () => {
    const two = palettes.filter((each) => elementIn(each, null).background !== blockIn(each, null).background)
    expect(two.map(({ title }) => title)).toEqual([
      'Bronze Serenity',
      'Gumtree Sunset',
      'Fuchsia',
      'Cinder',
      'Blue Lagoon',
      'Vibrant Berry',
      'Aquamarine Night',
      'Evergreen Twilight',
      'Lilac Nightshade',
      'Sandalwood Oasis',
    ])
  })
})

// Helpers

/** WooCommerce's own buttons: the element, with what its state changes. */
function elementIn(palette: Palette, state: (typeof states)[number]) {
  const button = branch(palette.styles, 'elements', 'button')
  return inHex(palette, { ...branch(button, 'color'), ...(state === null ? {} : branch(button, state, 'color')) })
}

/** The button block: the element's colors, over which the block's own come in every state. */
function blockIn(palette: Palette, state: (typeof states)[number]) {
  const own = branch(palette.styles, 'blocks', 'core/button', 'color')
  return { ...elementIn(palette, state), ...inHex(palette, own) }
}

function inHex(palette: Palette, colours: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(colours).map(([what, value]) => [
      what,
      colourOf(palette, String(value).replace(/^var\(--wp--preset--color--|\)$/g, '')),
    ]),
  ) as { background: string; text: string }
}
