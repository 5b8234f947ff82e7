import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, isLegible } from '../../../../src/color'
import { colorOf } from '../../../../src/catalogue/palettes/palette'
import { palettes, paletteTitled } from '../../../../src/catalogue/palettes/palettes'
import { isPaletteActive } from '../../../../src/projections/design/styles/active'
import { designerStyles } from '../../../../src/projections/design/styles/designer-styles'
import { branch } from '../../../../src/projections/design/styles/tree'
import { untouched } from './samples'

const named = (slug: string, color: string) => ({ slug, name: slug, color })

/** The colors of Twenty Twenty-Five, and headings that another theme writes out. */
const theme = {
  settings: {
    color: {
      palette: {
        theme: [
          named('base', '#FFFFFF'),
          named('contrast', '#111111'),
          named('accent-1', '#FFEE58'),
          named('accent-2', '#F6CFF4'),
          named('accent-3', '#503AA8'),
          named('accent-4', '#686868'),
          named('accent-5', '#FBFAF3'),
          named('accent-6', 'color-mix(in srgb, currentColor 20%, transparent)'),
        ],
      },
    },
  },
  styles: {
    color: { background: 'var:preset|color|base', text: 'var:preset|color|contrast' },
    elements: { h2: { color: { text: '#123456' } } },
  },
}

const styled = (title: string, user = untouched) => designerStyles(paletteTitled(title), undefined, [], user, {}, theme)

const colors = (title: string) => {
  const list = branch(styled(title).settings, 'color', 'palette')['theme'] as { slug: string; color: string }[]
  return (slug: string) => list.find((each) => each.slug === slug)?.color ?? '?'
}

describe('given a theme with names of its own for colors', { tags: ['S-07'] }, () => {
  test.each(palettes.map((palette) => [palette.title, palette] as const))(
    'when the palette %s is chosen, then page, text, surfaces and quiet words are of it, and legible',
    (title, palette) => {
      const of = colors(title)
      const [page, words] = [colorOf(palette, 'background'), colorOf(palette, 'foreground')]
      expect([of('base'), of('contrast')].map((each) => each.toLowerCase())).toEqual(
        [page, words].map((each) => each.toLowerCase()),
      )
      for (const surface of ['accent-1', 'accent-2', 'accent-5'])
        expect(isLegible(words, of(surface)), `${words} on ${surface} ${of(surface)}`).toBe(true)
      for (const text of ['accent-3', 'accent-4'])
        expect(isLegible(of(text), page), `${text} ${of(text)} on ${page}`).toBe(true)
      expect(of('accent-6')).toContain('currentColor')
      expect(contrast(of('accent-5'), page)).toBeLessThan(1.6)
    },
  )

  test('when a palette is chosen, then it is the active one, and another after it leaves nothing of it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...palettes), fc.constantFrom(...palettes), ({ title: one }, { title: other }) => {
        const then = styled(other, styled(one))
        expect(then).toEqual(styled(other))
        expect(palettes.filter((each) => isPaletteActive(then, each, theme)).map(({ title }) => title)).toEqual([other])
      }),
    )
  })

  test("then a heading's color written out by the theme gives way to the palette's and to the merchant's own", () => {
    const text = 'var(--wp--preset--color--foreground)'
    expect(styled('Slate').styles).toMatchObject({ elements: { h2: { color: { text } } } })
    const own = designerStyles(paletteTitled('Slate'), undefined, [], untouched, { headings: '#ff0000' }, theme)
    expect(own.styles).toMatchObject({ elements: { h2: { color: { text: '#ff0000' } } } })
  })
})
