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

  it('is near the page, so that no seam of another color crosses it', { tags: ['D-04'] }, () => {
    expect(contrast(soft, colorOf(palette, 'background'))).toBeLessThanOrEqual(1.6)
  })

  it('carries the text', { tags: ['D-04'] }, () => {
    expect(contrast(soft, colorOf(palette, 'foreground'))).toBeGreaterThanOrEqual(AA)
  })
})

describe.each(adjusted.filter(({ what }) => what === 'tertiary'))(
  'the soft ground of $palette',
  ({ palette, original, adjusted }) => {
    const [, colors] = paletteRows.find(([title]) => title === palette)!
    const drawn = paletteTitled(palette)!

    it(
      'differs from the page by as much as can be seen; the original differed by too much or not at all',
      { tags: ['D-04'] },
      () => {
        expect(contrast(adjusted, colors.background)).toBeGreaterThanOrEqual(1.08)
        expect(contrast(adjusted, colors.background)).toBeLessThanOrEqual(1.5)
        expect(colors.tertiary).toBe(original)
        const before = contrast(original, colors.background)
        expect(before === 1 || before > 1.5).toBe(true)
        expect(colorOf(drawn, 'tertiary')).toBe(adjusted)
      },
    )

    it('has the hue of the original or, where that was grey, of the accent', { tags: ['D-04'] }, () => {
      const [was, accent, is] = [original, colors.secondary, adjusted].map((hex) => oklch(hex))
      const kept = was!.c < grey ? accent! : was!
      if (kept.c < grey) expect(is!.c).toBeLessThan(grey)
      else expect(Math.abs(is!.h! - kept.h!)).toBeLessThan(5)
    })

    it('leaves the four base colors as the table has them', { tags: ['D-04'] }, () => {
      for (const slug of ['primary', 'secondary', 'foreground', 'background'] as const)
        expect(colorOf(drawn, slug)).toBe(colors[slug])
    })
  },
)
