import { describe, expect, test } from 'vitest'
import { displayType, fontSizes, growing } from '../../../src/catalogue/fonts/display-type'
import type { FontPairing } from '../../../src/catalogue/fonts/font-pairing'
import { pairings } from '../../../src/catalogue/fonts/font-pairings'

/** What a size is in pixels on a page of this width. */
const pixelsAt = (size: string, width: number): number => {
  const [least = 0, base = 0, slope = 0, most = 0] =
    (/clamp/.test(size) ? size.match(/-?[\d.]+/g) : null)?.map(Number) ?? []
  return /clamp/.test(size)
    ? 16 * Math.min(most, Math.max(least, base + (slope * width) / 1600))
    : 16 * Number.parseFloat(size)
}

const sizeOf = (pairing: FontPairing, slug: string, width: number): number =>
  pixelsAt(fontSizes(pairing).find((each) => each.slug === slug)?.size ?? '', width)

describe('given a size that grows', { tags: ['D-05'] }, () => {
  test('then it is what was asked for at both widths, in the middle between, and stays so beyond', () => {
    const at = (width: number) => pixelsAt(growing([40, 72]), width)
    expect([320, 390, 835, 1280, 1920].map((width) => Math.round(at(width)))).toEqual([40, 40, 56, 72, 72])
  })

  test('then without growth it is one size, in units that follow the visitor’s own', () => {
    expect(growing([17, 17])).toBe('1.0625rem')
  })
})

describe.each(pairings.map((pairing) => [pairing.title, pairing] as const))(
  'given %s',
  { tags: ['D-05'] },
  (_, pairing) => {
    const pixels = (slug: string) => [390, 1280].map((width) => sizeOf(pairing, slug, width))

    test('then the headline is large on a phone and on a desktop', { tags: ['M-06'] }, () => {
      const [phone = 0, desktop = 0] = pixels('xx-large')
      expect(phone).toBeGreaterThanOrEqual(34)
      expect(phone).toBeLessThanOrEqual(48)
      expect(desktop).toBeGreaterThanOrEqual(48)
      expect(desktop).toBeLessThanOrEqual(88)
    })

    test('then text can be read, and no size is smaller than the one below it in name', () => {
      const { body, line, tracking } = displayType(pairing)
      expect([16, 17, 18]).toContain(body)
      expect(pixels('medium')).toEqual([body, body])
      for (const width of [390, 768, 1280]) {
        const all = fontSizes(pairing).map(({ slug }) => sizeOf(pairing, slug, width))
        expect(all).toEqual(all.toSorted((one, other) => one - other))
        expect(all[0]).toBeGreaterThanOrEqual(15)
      }
      expect([line >= 1.08, line <= 1.15, tracking < 0]).toEqual([true, true, true])
    })

    test('then running text is 16 px or more, also where the pairing takes the theme’s small size', () => {
      const said = (pairing.styles['typography'] as { fontSize?: string } | undefined)?.fontSize ?? '--medium)'
      const slug = said.replace(/^.*--(.*)\)$/, '$1')
      expect(sizeOf(pairing, slug, 390)).toBeGreaterThanOrEqual(16)
    })
  },
)

test('the widest face has the smallest headline, the narrowest the largest', { tags: ['D-05'] }, () => {
  const largest = pairings.toSorted((one, other) => sizeOf(one, 'xx-large', 1280) - sizeOf(other, 'xx-large', 1280))
  expect([largest[0]?.title, largest.at(-1)?.title]).toEqual(['Space Mono + Roboto', 'Cormorant + Work Sans'])
})
