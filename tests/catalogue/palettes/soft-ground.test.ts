import { converter } from 'culori'
import { describe, expect, it } from 'vitest'
import { adjusted, palettes, paletteTitled } from '../../../src/catalogue/palettes/palettes'
import { colorOf } from '../../../src/catalogue/palettes/palette'
import { paletteRows } from '../../../src/catalogue/palettes/palette-rows'
import { AA, contrast } from '../../../src/color'

const oklch = converter('oklch')
/** Less chroma than this is a grey, whose hue says nothing. */
const grey = 0.01

describe.each(palettes.map((palette) => [palette.title, palette] as const))('the soft ground of %s', (_, palette) => {
  const soft = colorOf(palette, 'tertiary')

  it('[D-04] is near the page, so that no seam of another color crosses it', () => {
    expect(contrast(soft, colorOf(palette, 'background'))).toBeLessThanOrEqual(1.6)
  })

  it('[D-04] carries the text', () => {
    expect(contrast(soft, colorOf(palette, 'foreground'))).toBeGreaterThanOrEqual(AA)
  })
})

describe.each(adjusted.filter(({ what }) => what === 'tertiary'))(
  'the soft ground of $palette',
  ({ palette, original, adjusted }) => {
    const [, colors] = paletteRows.find(([title]) => title === palette)!
    const drawn = paletteTitled(palette)!

    it('[D-04] differs from the page by as much as can be seen; the original differed by too much or not at all', () => {
      expect(contrast(adjusted, colors.background)).toBeGreaterThanOrEqual(1.08)
      expect(contrast(adjusted, colors.background)).toBeLessThanOrEqual(1.5)
      expect(colors.tertiary).toBe(original)
      const before = contrast(original, colors.background)
      expect(before === 1 || before > 1.5).toBe(true)
      expect(colorOf(drawn, 'tertiary')).toBe(adjusted)
    })

    it('[D-04] has the hue of the original or, where that was grey, of the accent', () => {
      const [was, accent, is] = [original, colors.secondary, adjusted].map((hex) => oklch(hex))
      const kept = was!.c < grey ? accent! : was!
      if (kept.c < grey) expect(is!.c).toBeLessThan(grey)
      else expect(Math.abs(is!.h! - kept.h!)).toBeLessThan(5)
    })

    it('[D-04] leaves the four base colors as the table has them', () => {
      for (const slug of ['primary', 'secondary', 'foreground', 'background'] as const)
        expect(colorOf(drawn, slug)).toBe(colors[slug])
    })
  },
)
