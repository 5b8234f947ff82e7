import { describe, expect, test } from 'vitest'
import { effectiveColors, colorAt } from '../../../../src/projections/design/styles/effective-colors'
import { leaf } from '../../../../src/projections/design/styles/places'

const list = (slug: string, color: string) => [{ slug, name: slug, color }]
const settings = {
  color: {
    palette: {
      default: [...list('ink', '#111111'), ...list('vivid-red', '#cf2e2e')],
      theme: [...list('ink', '#222222'), ...list('base2', '#eee'), ...list('loop', 'var(--wp--preset--color--loop)')],
      custom: list('mine', 'var:preset|color|ink'),
    },
  },
}
const styles = { settings, styles: { color: { text: '#abcdef' } } }
const read = (value: unknown) => colorAt({ ...styles, styles: leaf(['x', 'y'], value) }, [['x', 'y']], '#999999')

describe('given a color in global styles', () => {
  test.each([
    ['#ABC', '#aabbcc'],
    ['#AABBCC', '#aabbcc'],
    ['#aabbccff', '#aabbcc'],
    ['rgb(1, 2, 255)', '#0102ff'],
    ['rgb(1 2 255)', '#0102ff'],
    ['white', '#ffffff'],
    ['var(--wp--preset--color--vivid-red)', '#cf2e2e'],
    ['var(--wp--preset--color--ink)', '#222222'],
    ['var(--wp--preset--color--base-2, #000)', '#eeeeee'],
    ['var:preset|color|ink', '#222222'],
    ['var:preset|color|mine', '#222222'],
  ])('then %s is %s', { tags: ['D-04'] }, (value, hex) => {
    expect(read(value)).toBe(hex)
  })

  test.each([
    'var:preset|color|loop',
    'var:preset|color|gone',
    '#aabbcc80',
    'transparent',
    'constructor',
    'color-mix(in srgb, red, blue)',
    7,
    { ref: 'styles.x.y' },
  ])('then nothing is claimed of %o', { tags: ['D-04'] }, (value) => {
    expect(read(value)).toBeNull()
  })

  test.each([undefined, '', 'inherit', 'currentColor'])(
    'then %o leaves it to the surroundings',
    { tags: ['D-04'] },
    (value) => {
      expect(read(value)).toBe('#999999')
    },
  )

  test('then a reference leads to the color of another place', { tags: ['D-04'] }, () => {
    const referring = { ...styles, styles: { ...styles.styles, ...leaf(['x', 'y'], { ref: 'styles.color.text' }) } }
    expect(colorAt(referring, [['x', 'y']], null)).toBe('#abcdef')
  })
})

describe('given styles that say nothing', () => {
  test(
    'then the page is black on white, as browsers have it, and buttons are as WordPress has them',
    { tags: ['D-04'] },
    () => {
      expect(effectiveColors({ settings: {}, styles: {} })).toEqual({
        text: '#000000',
        background: '#ffffff',
        headings: '#000000',
        headingBackground: '#ffffff',
        buttonText: '#ffffff',
        buttonBackground: '#32373c',
        buttonHoverText: '#ffffff',
        buttonHoverBackground: '#32373c',
        links: '#000000',
        linkHover: '#000000',
        captions: '#000000',
      })
    },
  )

  test('then a gradient behind the words is no color', { tags: ['D-04'] }, () => {
    const color = { gradient: 'linear-gradient(red,blue)' }
    const button = { color }
    expect(effectiveColors({ settings: {}, styles: { color, elements: { button } } })).toMatchObject({
      background: null,
      headingBackground: null,
      buttonBackground: null,
    })
  })
})
