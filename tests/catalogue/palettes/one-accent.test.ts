import { describe, expect, it } from 'vitest'
import { colorOf, type Palette } from '../../../src/catalogue/palettes/palette'
import { palettes } from '../../../src/catalogue/palettes/palettes'
import { AA, contrast } from '../../../src/color'
import { branch } from '../../../src/projections/design/styles/tree'

const states = [null, ':hover', ':focus', ':active'] as const

describe.each(palettes.map((palette) => [palette.title, palette] as const))('the buttons of %s', (_, palette) => {
  it.each(states)(
    'have the same colors on the home page and on pages of the shop, state %s',
    { tags: ['D-04'] },
    (state) => {
      const { background, text } = elementIn(palette, state)
      expect(blockIn(palette, state)).toEqual({ background, text })
      expect(contrast(background, text)).toBeGreaterThanOrEqual(AA)
    },
  )

  it('have the color that the palette’s filled button has', { tags: ['D-04'] }, () => {
    const accent = palette.title === 'New - Neutral' ? 'primary' : 'secondary'
    expect(elementIn(palette, null).background).toBe(colorOf(palette, accent))
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

function inHex(palette: Palette, colors: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(colors).map(([what, value]) => [
      what,
      colorOf(palette, String(value).replace(/^var\(--wp--preset--color--|\)$/g, '')),
    ]),
  ) as { background: string; text: string }
}
