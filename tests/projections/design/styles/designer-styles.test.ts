import { describe, expect, test } from 'vitest'
import { pairingTitled } from '../../../../src/catalogue/fonts/font-pairings'
import { paletteTitled } from '../../../../src/catalogue/palettes/palettes'
import { designerStyles } from '../../../../src/projections/design/styles/designer-styles'
import { branch, merged } from '../../../../src/projections/design/styles/tree'
import { installedRubik, untouched } from './samples'

const neutral = paletteTitled('New - Neutral')
const slate = paletteTitled('Slate')
const rubik = pairingTitled('Rubik + Inter')
describe('given a palette over untouched global styles', () => {
  const { settings, styles } = designerStyles(slate, undefined, [], untouched)

  test('then its colors come first, followed by the theme names for them', { tags: ['N-08'] }, () => {
    const list = branch(settings, 'color', 'palette')['theme'] as { slug: string; color: string }[]
    expect(list.slice(0, 5).map(({ slug }) => slug)).toEqual(
      slate!.settings.color.palette.theme.map(({ slug }) => slug),
    )
    expect(list.slice(5).map(({ slug }) => slug)).toEqual([
      'base',
      'base-2',
      'contrast',
      'contrast-2',
      'contrast-3',
      'accent',
      'accent-2',
      'accent-3',
      'accent-4',
      'accent-5',
      'footer-ground',
      'footer-text',
    ])
    expect(list.find(({ slug }) => slug === 'base')?.color).toBe('#13161E')
    expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length)
  })

  test('then its styles are there, and nothing is said of fonts', () => {
    expect(styles).toEqual({ ...slate!.styles, css: expect.any(String) as string })
    expect(settings).not.toHaveProperty('typography')
  })
})

describe('given global styles of a merchant', () => {
  const own = {
    settings: {
      color: { palette: { custom: [{ slug: 'mine', color: '#123456', name: 'Mine' }] } },
      layout: { contentSize: '700px' },
    },
    styles: {
      color: { background: '#ff0000', gradient: 'linear-gradient(red,blue)' },
      css: '.mine{}',
      spacing: { blockGap: '2rem' },
      typography: { fontSize: '30px' },
      elements: {
        button: { border: { radius: '0' }, color: { background: 'red' } },
        h2: { typography: { fontFamily: 'Comic' }, color: { text: 'red' } },
      },
      blocks: {
        'core/quote': { border: { radius: '9px', color: 'red' } },
        'core/code': { color: { text: 'red' } },
        'core/button': { border: { radius: '1px' } },
      },
    },
  }

  test('when a palette is chosen, then what the flow does not own is kept', { tags: ['D-17'] }, () => {
    const { settings, styles } = designerStyles(slate, undefined, [], own)
    expect(settings).toMatchObject({ ...own.settings, color: { palette: own.settings.color.palette } })
    expect(styles).toMatchObject({
      css: expect.stringMatching(/\n\.mine\{\}$/) as string,
      spacing: { blockGap: '2rem' },
      typography: { fontSize: '30px' },
      elements: { button: { border: { radius: '0' } }, h2: { color: { text: 'red' } } },
      blocks: {
        'core/quote': { border: { radius: '9px', color: 'var(--wp--preset--color--foreground)' } },
        'core/code': { color: { text: 'red' } },
        'core/button': { border: { radius: '1px' } },
      },
    })
    expect(branch(styles, 'color')).toEqual(slate!.styles['color'])
  })

  test('when colors were made by hand, then those of every element go, and so does the mark', () => {
    const byHand = merged(own, { settings: { color: { palette: { hasCreatedOwnColors: true } } } }) as typeof own
    const { settings, styles } = designerStyles(slate, undefined, [], byHand)
    expect(branch(styles, 'elements', 'h2')).toEqual({ typography: { fontFamily: 'Comic' } })
    expect(branch(settings, 'color', 'palette')).not.toHaveProperty('hasCreatedOwnColors')
  })

  test("when New - Neutral is chosen, then the merchant's button block goes as well", () => {
    expect(branch(designerStyles(neutral, undefined, [], own).styles, 'blocks')).not.toHaveProperty(['core/button'])
  })

  test('when fonts are chosen, then earlier type goes and other styles stay', () => {
    const { styles } = designerStyles(undefined, rubik, [installedRubik], own)
    expect(branch(styles, 'typography')['fontSize']).toBe('var(--wp--preset--font-size--medium)')
    expect(branch(styles, 'elements', 'h2')).toMatchObject({ color: { text: 'red' } })
    expect(branch(styles, 'elements', 'h2', 'typography')).not.toHaveProperty('fontFamily')
    expect(branch(styles, 'color')).toEqual(own.styles.color)
  })

  test('when nothing is chosen, then they stay as they are', () => {
    expect(designerStyles(undefined, undefined, [installedRubik], own)).toBe(own)
  })
})

describe('given a store that was saved with an earlier version', () => {
  test(
    'when a palette is chosen, then the button block loses the color that hid the accent',
    { tags: ['D-04'] },
    () => {
      const saved = {
        settings: {},
        styles: { blocks: { 'core/button': { color: { background: 'var(--wp--preset--color--secondary)' } } } },
      }
      const { styles } = designerStyles(slate, undefined, [], saved)
      expect(branch(styles, 'blocks', 'core/button')['color']).toBeUndefined()
    },
  )
})
