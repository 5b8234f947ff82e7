import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { palettes, paletteTitled } from '../../../../src/catalogue/palettes/palettes'
import { parseGradient, plainGradient, contrast } from '../../../../src/color'
import { designerStyles } from '../../../../src/projections/design/styles/designer-styles'
import { effectiveColors, effectiveGradients } from '../../../../src/projections/design/styles/effective-colors'
import { branch } from '../../../../src/projections/design/styles/tree'
import { withPalette } from '../../../../src/projections/design/styles/with-palette'
import type { Design } from '../../../../src/reducers/design/design-document'
import { themeOfTwentyFour } from '../../../support/theme-of-twenty-four'
import { untouched } from './samples'

const slate = paletteTitled('Slate')!
const dusk = 'linear-gradient(135deg,#102030 0%,#405060 100%)'
const dawn = 'radial-gradient(#ffeedd 0%,#ffddcc 100%)'
const styled = (own: Design['colours'], user = untouched, palette: typeof slate | null = slate) =>
  designerStyles(palette ?? undefined, undefined, [], user, own)

describe('given gradients over a palette', { tags: ['B-02'] }, () => {
  const all = { background: dusk, headingBackground: dawn, buttonBackground: dawn, buttonHoverBackground: dusk }

  test('then each is where theme.json has it, with the mark that a person made it', () => {
    const { settings, styles } = styled(all)
    expect(styles).toMatchObject({
      color: { gradient: dusk },
      elements: {
        heading: { color: { gradient: dawn } },
        button: { color: { gradient: dawn }, ':hover': { color: { gradient: dusk } } },
      },
    })
    expect(branch(settings, 'color', 'palette')['hasCreatedOwnColors']).toBe(true)
    expect(effectiveGradients({ settings, styles })).toEqual(all)
  })

  test('then read back from the store and written once more, nothing changes', { tags: ['P-04'] }, () => {
    expect(styled(all, styled(all))).toEqual(styled(all))
  })

  test('when a color follows, then of the gradient nothing is left; and when a palette does, of both', () => {
    const flat = { background: '#fafafa', headingBackground: '#eeeeee', buttonBackground: '#333333' }
    const { styles } = styled(flat, styled(all), null)
    expect(branch(styles, 'color')).not.toHaveProperty('gradient')
    expect(branch(styles, 'elements', 'heading', 'color')).not.toHaveProperty('gradient')
    expect(branch(styles, 'elements', 'button', 'color')).not.toHaveProperty('gradient')
    expect(effectiveColors(styled(flat, styled(all), null))).toMatchObject(flat)
    for (const palette of palettes) expect(withPalette(styled(all), palette)).toEqual(withPalette(untouched, palette))
  })

  test('when the button alone has one, then under the pointer it has the palette’s color, over the gradient', () => {
    const before = effectiveColors(withPalette(untouched, slate))
    const { styles } = styled({ buttonBackground: dusk })
    const hover = branch(styles, 'elements', 'button', ':hover', 'color')
    expect(hover['gradient']).toBe(plainGradient(before.buttonHoverBackground!))
    expect(effectiveColors(styled({ buttonBackground: dusk }))).toMatchObject({
      buttonBackground: null,
      buttonHoverBackground: before.buttonHoverBackground,
    })
  })

  test('when a button with one of an earlier visit gets a color under the pointer, then that color is seen', () => {
    const later = styled({ buttonHoverBackground: '#abcdef' }, styled({ buttonBackground: dusk }), null)
    expect(effectiveColors(later).buttonHoverBackground).toBe('#abcdef')
    expect(effectiveGradients(later).buttonBackground).toBe(dusk)
  })

  test('when the theme has its own gradient there, then that is removed', () => {
    const theme = {
      settings: {},
      styles: { blocks: { 'core/button': { color: { gradient: 'var:preset|gradient|sunset' } } } },
    }
    const { styles } = designerStyles(slate, undefined, [], untouched, { buttonBackground: dusk }, theme)
    expect(branch(styles, 'blocks', 'core/button', 'color')['gradient']).toBe(dusk)
  })

  test('when a text is not a gradient, or there is no ground for one, then it is not written', () => {
    for (const own of [{ background: `${dusk}}body{display:none` }, { text: dusk }, { links: dusk }])
      expect(styled(own, untouched, null)).toEqual(untouched)
  })
})

describe('given a gradient for the page', { tags: ['B-02'] }, () => {
  const legible = fc
    .tuple(fc.constantFrom(...palettes), fc.constantFrom('#102030', '#203040', '#fff8f0', '#f0f4ff'), fc.nat(359))
    .map(([palette, color, angle]) => ({
      palette,
      gradient: `linear-gradient(${angle}deg,${color} 0%,${color.replace('0', '1')} 100%)`,
    }))

  test('then text and what was legible on the palette’s page are legible on every stop', () => {
    fc.assert(
      fc.property(legible, ({ palette, gradient }) => {
        const { settings, styles } = designerStyles(palette, undefined, [], untouched, { background: gradient })
        const [under, over] = [withPalette(untouched, palette), { settings, styles }]
        const page = effectiveColors(under).background!
        const slugs = (branch(under.settings, 'color', 'palette')['theme'] as { slug: string; color: string }[])
          .filter(
            ({ slug, color }) =>
              !slug.startsWith('footer-') && /^#[0-9a-f]{6}$/i.test(color) && contrast(color, page) >= 4.5,
          )
          .map(({ slug }) => slug)
        const now = branch(over.settings, 'color', 'palette')['theme'] as { slug: string; color: string }[]
        for (const { color } of parseGradient(gradient)!.stops)
          for (const slug of slugs)
            expect(contrast(now.find((each) => each.slug === slug)!.color, color)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('then names of the theme follow as with a color, also where nothing else was chosen', () => {
    const { settings } = designerStyles(undefined, undefined, [], untouched, { background: dusk }, themeOfTwentyFour)
    const names = branch(settings, 'color', 'palette')['theme'] as { slug: string; color: string }[]
    expect(names.find(({ slug }) => slug === 'base')?.color).toBe('#162636')
    expect(contrast(names.find(({ slug }) => slug === 'contrast')!.color, '#405060')).toBeGreaterThanOrEqual(4.5)
  })

  test("when it is of an earlier visit and a text is chosen, then the theme's colors follow, legible on it", () => {
    const earlier = designerStyles(slate, undefined, [], untouched, { background: dusk })
    const { settings } = designerStyles(undefined, undefined, [], earlier, { text: '#ffeeaa' })
    const names = branch(settings, 'color', 'palette')['theme'] as { slug: string; color: string }[]
    expect(names.find(({ slug }) => slug === 'foreground')?.color).toBe('#ffeeaa')
    expect(contrast(names.find(({ slug }) => slug === 'contrast-2')!.color, '#405060')).toBeGreaterThanOrEqual(4.5)
  })
})
