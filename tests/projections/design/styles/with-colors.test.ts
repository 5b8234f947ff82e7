import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { palettes, paletteTitled } from '../../../../src/catalogue/palettes/palettes'
import { designerStyles } from '../../../../src/projections/design/styles/designer-styles'
import { effectiveColors } from '../../../../src/projections/design/styles/effective-colors'
import { places } from '../../../../src/projections/design/styles/places'
import { branch } from '../../../../src/projections/design/styles/tree'
import { withColors } from '../../../../src/projections/design/styles/with-slots'
import { withPalette } from '../../../../src/projections/design/styles/with-palette'
import type { Design } from '../../../../src/reducers/design/design-document'
import { GroundPlace } from '../../../../src/events/design'
import { gradients } from '../../../arbitraries/gradients'
import { untouched } from './samples'

const slate = paletteTitled('Slate')!
const grounds = Object.keys(GroundPlace.keys) as readonly GroundPlace[]
const hex = fc.constantFrom('#123456', '#fedcba', '#00ff00', '#000000')
const flat: fc.Arbitrary<Design['colours']> = fc.dictionary(fc.constantFrom(...places), hex, { minKeys: 1 })
const over = fc.dictionary(fc.constantFrom(...grounds), gradients)
/** With gradients for some of the grounds. */
const colors: fc.Arbitrary<Design['colours']> = fc.tuple(flat, over).map(([own, more]) => ({ ...own, ...more }))
const palette = fc.constantFrom(...palettes)
/** Palettes leave captions and the ground of headings to the theme; without any word about them they would follow others. */
const captioned = {
  settings: {},
  styles: {
    elements: { caption: { color: { text: '#777777' } }, heading: { color: { background: '#888888' } } },
  },
}

describe('given own colors over a palette', () => {
  test('then each is at its place, and the styles have the mark that a person made them', { tags: ['D-04'] }, () => {
    const { settings, styles } = withColors(withPalette(untouched, slate), {
      text: '#111111',
      background: '#eeeeee',
      headings: '#222222',
      headingBackground: '#dddddd',
      buttonText: '#ffffff',
      buttonBackground: '#333333',
      links: '#444444',
      linkHover: '#666666',
      captions: '#555555',
    })
    expect(branch(settings, 'color', 'palette')['hasCreatedOwnColors']).toBe(true)
    expect(styles).toMatchObject({
      color: { text: '#111111', background: '#eeeeee' },
      elements: {
        heading: { color: { text: '#222222', background: '#dddddd' } },
        button: { color: { text: '#ffffff', background: '#333333' }, ':visited': { color: { text: '#ffffff' } } },
        link: { color: { text: '#444444' }, ':hover': { color: { text: '#666666' } } },
        caption: { color: { text: '#555555' } },
      },
    })
    expect(branch(styles, 'blocks', 'core/heading')).toEqual({
      elements: branch(slate.styles, 'blocks', 'core/heading')['elements'],
    })
    expect(branch(styles, 'blocks', 'core/button')).not.toHaveProperty('color')
    expect(branch(styles, 'blocks', 'core/button')).toHaveProperty('variations')
  })

  test('then every place has the own color in the end, and no other place has changed', { tags: ['D-04'] }, () => {
    fc.assert(
      fc.property(palette, flat, (under, own) => {
        const plain = withPalette(captioned, under)
        const [before, after] = [effectiveColors(plain), effectiveColors(withColors(plain, own))]
        // A link under the pointer without a color of its own has that of links.
        const follows = own.linkHover === undefined && own.links !== undefined && after.linkHover === own.links
        // Under the pointer a button keeps its colors, unless it has others for that.
        const { buttonHoverText, buttonHoverBackground } = after
        const hover = { buttonHoverText, buttonHoverBackground }
        expect(after).toEqual({ ...before, ...hover, ...own, ...(follows && { linkHover: own.links }) })
      }),
    )
  })

  test('then the same colors once more change nothing, so nothing is left to save', { tags: ['P-04'] }, () => {
    fc.assert(
      fc.property(palette, colors, fc.jsonValue(), (under, own, json) => {
        const user = { settings: branch({ json }, 'json'), styles: branch({ json }, 'json') }
        const once = designerStyles(under, undefined, [], user, own)
        expect(designerStyles(under, undefined, [], once, own)).toEqual(once)
        const alone = withColors(user, own)
        expect(withColors(alone, own)).toEqual(alone)
      }),
    )
  })

  test('then a palette chosen afterwards leaves nothing of them', { tags: ['D-04'] }, () => {
    fc.assert(
      fc.property(palette, colors, palette, (under, own, later) => {
        const saved = designerStyles(under, undefined, [], untouched, own)
        expect(withPalette(saved, later)).toEqual(withPalette(untouched, later))
        expect(withPalette(withColors(untouched, own), later)).toEqual(withPalette(untouched, later))
      }),
    )
  })
})

describe('given global styles of a merchant', () => {
  const own = {
    settings: { color: { palette: { custom: [{ slug: 'mine', color: '#123456', name: 'Mine' }] } } },
    styles: {
      color: { gradient: 'linear-gradient(red,blue)' },
      elements: { h2: { color: { text: 'red' }, typography: { fontSize: '3rem' } } },
      blocks: {
        'core/heading': { color: { text: 'red', background: 'blue' }, spacing: { margin: '0' } },
        'core/button': { color: { gradient: 'linear-gradient(red,blue)' }, border: { radius: '0' } },
      },
    },
  }

  test('when a color is chosen, then only what would hide it goes', { tags: ['D-04', 'D-17'] }, () => {
    expect(withColors(own, { headings: '#123456' }).styles).toEqual({
      color: own.styles.color,
      elements: { h2: { typography: { fontSize: '3rem' } }, heading: { color: { text: '#123456' } } },
      blocks: {
        'core/heading': { color: { background: 'blue' }, spacing: { margin: '0' } },
        'core/button': own.styles.blocks['core/button'],
      },
    })
    expect(branch(withColors(own, { background: '#123456' }).styles, 'color')).toEqual({ background: '#123456' })
    const { styles } = withColors(own, { buttonBackground: '#123456' })
    expect(branch(styles, 'blocks', 'core/button')).toEqual({ border: { radius: '0' } })
  })

  test('when there are no own colors, then the very same styles come back', { tags: ['D-04'] }, () => {
    expect(withColors(own, {})).toBe(own)
  })

  test('when a text is not a color, as in a foreign log, then it is not written', { tags: ['D-04'] }, () => {
    expect(withColors(own, { text: 'red}body{display:none' })).toBe(own)
  })
})
