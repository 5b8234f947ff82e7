import { describe, expect, it } from 'vitest'
import { footerOf } from '../../../src/catalogue/palettes/footer-colors'
import { colorOf } from '../../../src/catalogue/palettes/palette'
import { palettes } from '../../../src/catalogue/palettes/palettes'
import { contrast, luminance } from '../../../src/color'

describe.each(palettes.map((palette) => [palette.title, palette] as const))('the footer of %s', (_, palette) => {
  const footer = footerOf(palette)
  const at = (slug: string) => colorOf(palette, slug)

  it('is told from the page', { tags: ['M-05'] }, () => {
    expect(contrast(footer.ground, at('background'))).toBeGreaterThanOrEqual(1.06)
  })

  it('is dark, and its text is easy to read', { tags: ['M-05'] }, () => {
    expect(luminance(footer.ground)).toBeLessThan(0.16)
    expect(contrast(footer.ground, footer.text)).toBeGreaterThanOrEqual(7)
  })
})
