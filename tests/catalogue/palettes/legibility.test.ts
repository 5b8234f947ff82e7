import { describe, expect, test } from 'vitest'
import { contrast, isLegible, mix, normalHex } from '../../../src/color'
import { aiPalettes } from '../../../src/catalogue/palettes/suggested-palettes'
import { colorOf, type Palette } from '../../../src/catalogue/palettes/palette'
import { palettes } from '../../../src/catalogue/palettes/palettes'
import { themeColors } from '../../../src/projections/design/styles/with-palette'
import { branch, merged } from '../../../src/projections/design/styles/tree'

/** What Twenty Twenty-Four's own theme.json says of buttons. */
const themeStates = {
  ':active': { color: { background: named('contrast'), text: named('base') } },
  ':focus': { color: { background: named('contrast-2'), text: named('base') } },
  ':hover': { color: { background: named('contrast-2'), text: named('base') } },
}

describe.each(palettes.map((palette) => [palette.title, palette] as const))('given the palette %s', (_, palette) => {
  const page = colorOf(palette, 'background')
  const surface = colorOf(palette, 'tertiary')
  const element = (name: string, state?: string) =>
    branch(
      merged({ button: themeStates }, branch(palette.styles, 'elements')),
      name,
      ...(state ? [state] : []),
      'color',
    )
  const block = branch(palette.styles, 'blocks', 'core/button')

  test.each([
    ['text', resolve(palette, named('foreground'))],
    ['a link', resolve(palette, element('link')['text'])],
    ['a link under the pointer', resolve(palette, element('link', ':hover')['text'] ?? element('link')['text'])],
    [
      'an outlined button',
      resolve(palette, branch(block, 'variations', 'outline', 'color')['text'] ?? named('foreground')),
    ],
  ])('then %s is legible on the page and on the tertiary surface (AA)', (_what, color) => {
    expect(contrast(color, page)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(color, surface)).toBeGreaterThanOrEqual(4.5)
  })

  test.each([undefined, ':hover', ':focus', ':active'])(
    'then the label of a button is legible (AA), state %s',
    (state) => {
      const base = element('button')
      const now = { ...base, ...(state ? element('button', state) : {}) }
      const label = resolve(palette, now['text'])
      expect(contrast(label, resolve(palette, now['background']))).toBeGreaterThanOrEqual(4.5)
      // The block's own background comes later in the style sheet than the element's states and stays.
      const own = branch(block, 'color')['background']
      if (own) expect(contrast(label, resolve(palette, own))).toBeGreaterThanOrEqual(4.5)
    },
  )

  test("then the theme's own colors stay legible together", () => {
    const [base, base2, contrast1, contrast2, contrast3, ...accents] = themeColors(palette).map(({ color }) => color)
    const pairs = [
      [contrast1, base],
      [contrast1, base2],
      [contrast2, base],
      [contrast2, base2],
      [contrast3, contrast1],
      ...accents.flatMap((accent) => [
        [contrast1, accent],
        [contrast2, accent],
      ]),
    ] as [string, string][]
    for (const [text, background] of pairs) expect(isLegible(text, background), `${text} on ${background}`).toBe(true)
  })
})

describe('given the palettes that the AI chooses from', () => {
  test.each(aiPalettes)('then the text of $name is legible on its background (AA)', ({ foreground, background }) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('given two colors', () => {
  test('then their contrast is the one of WCAG, whichever comes first and however it is spelt', () => {
    expect(contrast('#000', '#ffffff')).toBe(21)
    expect(contrast('#767676', '#FFF')).toBeCloseTo(4.54, 2)
    expect(contrast('#abc', '#abc')).toBe(1)
  })

  test('then they mix, and spellings compare', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(normalHex('#AbC')).toBe('#aabbcc')
  })
})

function named(slug: string) {
  return `var(--wp--preset--color--${slug})`
}

/** A color of the palette, of the theme's names for it, or one written out. */
function resolve(palette: Palette, value: unknown): string {
  const slug = /^var\(--wp--preset--color--(.+)\)$/.exec(String(value))?.[1]
  if (slug === undefined) return String(value)
  const found = [...palette.settings.color.palette.theme, ...themeColors(palette)].find((each) => each.slug === slug)
  if (found === undefined) throw new Error(`${palette.title} has no color ${slug}`)
  return found.color
}
