import { describe, expect, it } from 'vitest'
import { footerOf } from '../../../src/catalogue/palettes/footer-colors'
import { colorOf } from '../../../src/catalogue/palettes/palette'
import { palettes } from '../../../src/catalogue/palettes/palettes'
import { contrast, luminance } from '../../../src/color'

describe.each(palettes.map((palette) => [palette.title, palette] as const))('the footer of %s', (_, palette) => {
  const footer = footerOf(palette)
  const at = (slug: string) => colorOf(palette, slug)

  it('[M-05] is told from the page', () => {
    expect(contrast(footer.ground, at('background'))).toBeGreaterThanOrEqual(1.06)
  })

  it('[M-05] is dark, and its text is easy to read', () => {
    expect(luminance(footer.ground)).toBeLessThan(0.16)
    expect(contrast(footer.ground, footer.text)).toBeGreaterThanOrEqual(7)
  })
})
