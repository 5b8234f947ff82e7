import { describe, expect, test } from 'vitest'
import { adjusted, curatedPalettes, palettes, paletteTitled } from '../../../src/catalogue/palettes/palettes'
import { aiPalettes, aiPalettesFor } from '../../../src/catalogue/palettes/suggested-palettes'
import { rgbOf, AA, contrast } from '../../../src/color'
import { aiDefaults, defaultPaletteTitle } from '../../../src/catalogue/defaults'
import { lightRows, paletteRows } from '../../../src/catalogue/palettes/palette-rows'
import { looks } from '../../../src/catalogue/wizard/looks'
import { colorOf } from '../../../src/catalogue/palettes/palette'

describe('given the tables of palettes', () => {
  test('then there are 24 for the AI, 30 and the light ones in the designer and 18 curated, each named once', () => {
    for (const [list, count] of [
      [aiPalettes.map(({ name }) => name), 24],
      [paletteRows.map(([title]) => title), 30],
      [palettes.map(({ title }) => title), 30 + lightRows.length],
      [curatedPalettes.map(({ title }) => title), 18],
    ] as const) {
      expect(list).toHaveLength(count)
      expect(new Set(list).size).toBe(count)
    }
  })

  test('then every palette that the AI may name can be drawn', () => {
    expect(aiPalettes.filter(({ name }) => paletteTitled(name) === undefined)).toEqual([])
    expect(paletteTitled(aiDefaults.palette)).toBeDefined()
  })

  test('then the curated list begins with the neutral palette and ends with Slate', { tags: ['D-04'] }, () => {
    expect(curatedPalettes.map(({ title }) => title)).toEqual([
      defaultPaletteTitle,
      'Blueberry Sorbet',
      'Ancient Bronze',
      'Crimson Tide',
      'Purple Twilight',
      'Green Thumb',
      'Golden Haze',
      'Golden Indigo',
      'Arctic Dawn',
      'Raspberry Chocolate',
      'Canary',
      'Ice',
      'Rustic Rosewood',
      'Cinnamon Latte',
      'Lightning',
      'Aquamarine Night',
      'Charcoal',
      'Slate',
    ])
  })

  test('then each look has enough palettes for one and eight others', { tags: ['A-09'] }, () => {
    expect(looks.map((look) => aiPalettesFor(look).length)).toEqual([14, 14, 10])
    expect(aiPalettesFor(null)).toHaveLength(24)
  })
})

describe('given a palette', () => {
  test('then it has the five colors, the neutral one two more', () => {
    for (const { title, settings } of palettes)
      expect(settings.color.palette.theme.map(({ slug }) => slug)).toEqual([
        'primary',
        'secondary',
        'foreground',
        'background',
        'tertiary',
        ...(title === 'New - Neutral' ? ['theme-1', 'theme-5'] : []),
      ])
  })

  test('then its own button replaces the common one whole', () => {
    expect(paletteTitled('Slate')?.styles['elements']).toMatchObject({ link: {}, heading: {} })
    expect(Object.keys(at(paletteTitled('Slate')?.styles, 'elements', 'button'))).not.toContain(':visited')
    expect(Object.keys(at(paletteTitled('Charcoal')?.styles, 'elements', 'link'))).toEqual(['color', ':hover'])
    expect(at(paletteTitled('New - Neutral')?.styles, 'blocks', 'core/button')).toEqual({})
  })

  test('then without one it has the common states', () => {
    expect(Object.keys(at(paletteTitled('Fuchsia')?.styles, 'elements', 'button'))).toEqual([
      'color',
      ':active',
      ':focus',
      ':hover',
      ':visited',
    ])
  })
})

describe.each(adjusted.filter(({ what }) => what !== 'tertiary'))(
  'given the adjustment of $palette, $what',
  ({ palette, what, original, adjusted }) => {
    const row = paletteRows.find(([title]) => title === palette)!
    const drawn = paletteTitled(palette)!
    const grounds = [
      row[1].background,
      colorOf(drawn, 'tertiary'),
      ...(palette === 'Golden Haze' && what === 'foreground' ? [row[1].secondary] : []),
    ]
    const worst = (color: string) => Math.min(...grounds.map((ground) => contrast(color, ground)))

    test('then the original was not legible, and the new value is just so', () => {
      expect(worst(original)).toBeLessThan(AA)
      expect(worst(adjusted)).toBeGreaterThanOrEqual(AA)
      expect(worst(adjusted)).toBeLessThan(AA + 0.1)
    })

    test('then the hue stayed', () => {
      const turn = Math.abs(hue(original) - hue(adjusted))
      expect(Math.min(turn, 360 - turn)).toBeLessThan(2)
    })

    test('then the table has the original and the palette the new value', () => {
      expect(row[1][what === 'words' ? 'secondary' : what]).toBe(original)
      if (what !== 'words') expect(colorOf(drawn, what)).toBe(adjusted)
      else expect(at(drawn.styles, 'elements', 'link')['color']).toEqual({ text: adjusted })
    })
  },
)

function at(tree: unknown, ...path: string[]): Record<string, unknown> {
  return path.reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], tree) as Record<string, unknown>
}

/** Degrees on the color wheel; greys have none and count as 0. */
function hue(hex: string): number {
  const [red, green, blue] = rgbOf(hex)
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
}
