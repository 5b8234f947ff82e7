import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, isLegible, normalHex } from '../../../../src/color'
import { palettes, paletteTitled } from '../../../../src/catalogue/palettes/palettes'
import { designerStyles } from '../../../../src/projections/design/styles/designer-styles'
import { branch, omit } from '../../../../src/projections/design/styles/tree'
import { untouched } from './samples'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const palette = fc.constantFrom(...palettes)

type Named = { readonly slug: string; readonly color: string }

const listOf = (styles: { readonly settings: Readonly<Record<string, unknown>> }) => {
  const list = branch(styles.settings, 'color', 'palette')['theme'] as readonly Named[]
  return (slug: string) => normalHex(list.find((each) => each.slug === slug)?.color ?? '#f0f')
}

describe('given own colors over a palette', () => {
  const latte = paletteTitled('Cinnamon Latte')

  test(
    'when page and text are light and dark over a dark palette, then its names follow, and the theme’s',
    { tags: ['B-02'] },
    () => {
      const of = listOf(designerStyles(latte, undefined, [], untouched, { background: '#fffaf0', text: '#221100' }))
      expect(['background', 'base'].map(of)).toEqual(['#fffaf0', '#fffaf0'])
      expect(['foreground', 'contrast'].map(of)).toEqual(['#221100', '#221100'])
      for (const slug of ['tertiary', 'base-2', 'accent', 'accent-3'])
        expect(isLegible('#221100', of(slug)), slug).toBe(true)
      for (const slug of ['primary', 'secondary', 'contrast-2'])
        expect([isLegible(of(slug), of('background')), isLegible(of(slug), of('tertiary'))], slug).toEqual([true, true])
    },
  )

  test(
    'when only the page is chosen, then text that was made for another one follows, without being grey',
    { tags: ['B-02'] },
    () => {
      const of = listOf(designerStyles(latte, undefined, [], untouched, { background: '#ffffff' }))
      expect(contrast(of('foreground'), '#ffffff')).toBeGreaterThanOrEqual(7)
      expect(contrast(of('foreground'), of('tertiary'))).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('when a link’s color is chosen, then no name changes', { tags: ['B-02'] }, () => {
    const plain = designerStyles(latte, undefined, [], untouched).settings
    const own = designerStyles(latte, undefined, [], untouched, { links: '#ff0000' }).settings
    expect(branch(own, 'color', 'palette')['theme']).toEqual(branch(plain, 'color', 'palette')['theme'])
  })

  test(
    'then on any page color, text and accents by name can be read on the page and on its surface',
    { tags: ['B-02'] },
    () => {
      fc.assert(
        fc.property(palette, hex, (under, background) => {
          const of = listOf(designerStyles(under, undefined, [], untouched, { background }))
          const plain = listOf(designerStyles(under, undefined, [], untouched))
          expect(of('background')).toBe(background)
          const inks = ['foreground', 'primary', 'secondary'].filter((slug) =>
            isLegible(plain(slug), plain('background')),
          )
          for (const slug of inks) expect(isLegible(of(slug), background), slug).toBe(true)
          expect(isLegible(of('foreground'), of('tertiary'))).toBe(true)
        }),
      )
    },
  )

  test('then the same once more changes nothing', { tags: ['B-02', 'P-04'] }, () => {
    fc.assert(
      fc.property(palette, hex, hex, (under, background, text) => {
        const once = designerStyles(under, undefined, [], untouched, { background, text })
        expect(designerStyles(under, undefined, [], once, { background, text })).toEqual(once)
      }),
    )
  })

  test('then a palette chosen afterwards leaves nothing of them', { tags: ['B-02'] }, () => {
    const saved = designerStyles(latte, undefined, [], untouched, { background: '#ffffff', text: '#111111' })
    const slate = paletteTitled('Slate')
    expect(designerStyles(slate, undefined, [], saved)).toEqual(designerStyles(slate, undefined, [], untouched))
  })
})

describe('given own colors and no palette', () => {
  const theme = {
    settings: {
      color: {
        palette: {
          theme: [
            { slug: 'base', color: '#f9f9f9' },
            { slug: 'contrast', color: '#111' },
          ],
        },
      },
    },
    styles: { color: { background: 'var(--wp--preset--color--base)', text: 'var(--wp--preset--color--contrast)' } },
  }

  test('then the theme’s own names follow', { tags: ['B-02'] }, () => {
    const of = listOf(designerStyles(undefined, undefined, [], untouched, { background: '#102030' }, theme))
    expect(of('base')).toBe('#102030')
    expect(isLegible(of('contrast'), '#102030')).toBe(true)
  })

  test('when the theme has no names, then only the colors themselves are written', { tags: ['B-02'] }, () => {
    const bare = { settings: {}, styles: {} }
    const { settings, styles } = designerStyles(undefined, undefined, [], untouched, { background: '#102030' }, bare)
    expect(branch(settings, 'color', 'palette')).toEqual({ hasCreatedOwnColors: true })
    expect(omit(styles, 'css')).toEqual({ color: { background: '#102030' } })
  })
})
