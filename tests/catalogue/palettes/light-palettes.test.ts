import { describe, expect, it } from 'vitest'
import { adjusted, lightPalettes } from '../../../src/catalogue/palettes/palettes'
import { aiPalettes } from '../../../src/catalogue/palettes/suggested-palettes'
import { lightRows, lightTitlesFor, paletteRows } from '../../../src/catalogue/palettes/palette-rows'
import { colorOf } from '../../../src/catalogue/palettes/palette'
import { looks } from '../../../src/catalogue/wizard/looks'
import { AA, contrast } from '../../../src/color'

describe('the light palettes', () => {
  const titles = lightRows.map(([title]) => title)

  it('are fifteen, with names of two words that no other palette has', { tags: ['D-04'] }, () => {
    expect(new Set(titles).size).toBe(15)
    for (const title of titles) expect(title).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/)
    expect(paletteRows.filter(([title]) => titles.includes(title))).toEqual([])
  })

  it('need no adjustment, and are not offered to an AI', { tags: ['D-04', 'A-09'] }, () => {
    expect(adjusted.filter(({ palette }) => titles.includes(palette))).toEqual([])
    expect(aiPalettes.filter(({ name }) => titles.includes(name))).toEqual([])
  })

  it.each(looks)('has enough of them for a merchant who wants the look %s', { tags: ['A-12'] }, (look) => {
    expect(lightTitlesFor(look).length).toBeGreaterThanOrEqual(7)
  })
})

describe.each(lightPalettes.map((palette) => [palette.title, palette] as const))('the palette %s', (_, palette) => {
  const [page, soft, text, primary, accent] = (
    ['background', 'tertiary', 'foreground', 'primary', 'secondary'] as const
  ).map((slug) => colorOf(palette, slug)) as [string, string, string, string, string]

  it('has an off-white page and a soft background that differs visibly from it', { tags: ['D-04'] }, () => {
    expect(page).not.toBe('#ffffff')
    expect(contrast(page, '#ffffff')).toBeLessThan(1.12)
    expect(contrast(soft, page)).toBeGreaterThanOrEqual(1.06)
    expect(contrast(soft, page)).toBeLessThanOrEqual(1.25)
  })

  it('has deep text, and an accent that carries a label in white and in the page’s color', { tags: ['D-04'] }, () => {
    for (const ground of [page, soft]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(9)
    for (const label of [page, soft, '#ffffff'])
      for (const ground of [primary, accent]) expect(contrast(label, ground)).toBeGreaterThanOrEqual(AA)
  })
})
