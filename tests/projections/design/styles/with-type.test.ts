import { describe, expect, test } from 'vitest'
import { pairings, pairingTitled } from '../../../../src/catalogue/fonts/font-pairings'
import { withTypeOfPairing } from '../../../../src/markup/site-identity'
import { canvasCss } from '../../../../src/projections/design/styles/canvas-css'
import { designerStyles } from '../../../../src/projections/design/styles/designer-styles'
import { branch } from '../../../../src/projections/design/styles/tree'
import { shippedPatterns } from '../../../support/shipped-patterns'
import { themeOfTwentyFour } from '../../../support/theme-of-twenty-four'
import { untouched } from './samples'

const styled = (title: string, user = untouched) => designerStyles(undefined, pairingTitled(title), [], user)

const sheets = (title: string) =>
  canvasCss({ base: themeOfTwentyFour, user: styled(title), blockTypes: [{ name: 'core/paragraph' }], themeUrl: '' })

describe('given a pairing over global styles', { tags: ['D-05'] }, () => {
  test('then the merchant’s own font sizes are kept, and those of an earlier pairing are not', () => {
    const mine = { slug: 'mine', name: 'Mine', size: '3rem' }
    const own = { settings: { typography: { fontSizes: { custom: [mine] } } }, styles: {} }
    const sizesIn = ({ settings }: typeof untouched) =>
      branch(settings, 'typography', 'fontSizes')['custom'] as readonly { slug: string; size: string }[]
    const then = sizesIn(styled('Inter + Inter', styled('Space Mono + Roboto', own)))
    expect(then).toEqual([mine, ...sizesIn(styled('Inter + Inter'))])
    expect(then.map(({ slug }) => slug)).toEqual(['mine', 'small', 'medium', 'large', 'x-large', 'xx-large'])
  })

  test('then what the pairing says of all headings stays as it is, and large ones are set closer', () => {
    const { styles } = styled('Montserrat + Arvo')
    expect(branch(styles, 'elements', 'heading', 'typography')['lineHeight']).toBe('1.4')
    expect(branch(styles, 'elements', 'h1')).toEqual({
      typography: { fontSize: 'var(--wp--preset--font-size--xx-large)', lineHeight: '1.12', letterSpacing: '-0.02em' },
    })
  })

  test('then in every pairing text has lines 1.6 high or a little more', () => {
    for (const { title } of pairings) {
      const said = branch(styled(title).styles, 'typography')['lineHeight']
      expect([title, Number(said) >= 1.6 && Number(said) <= 1.67]).toEqual([title, true])
    }
  })

  test('then the canvas has its sizes under the theme’s names, after the theme’s own', () => {
    const [, variables = ''] = sheets('Space Mono + Roboto')
    const said = [...variables.matchAll(/--wp--preset--font-size--xx-large: ([^;]*)/g)].map(([, size]) => size)
    expect(said.at(-1)).toBe('clamp(2.125rem, 1.5772rem + 2.2472vw, 3.375rem)')
  })

  test.each(pairings.map(({ title }) => title))('then the store’s name looks like the headings of %s', (title) => {
    const { styles } = styled(title)
    const { fontSize: _, letterSpacing = '', ...name } = branch(styles, 'blocks', 'core/site-title', 'typography')
    const heading = branch(styles, 'elements', 'heading', 'typography')
    const { fontFamily, fontStyle = 'normal', fontWeight = '400' } = heading
    expect(name).toEqual({ fontFamily, fontStyle, fontWeight: weightOfItsOwn[title] ?? fontWeight })
    expect(Number.parseFloat(String(letterSpacing))).toBeLessThan(0)
  })

  test(
    'then no header or footer of ours has a family, weight or spacing of its own for the name',
    { tags: ['M-06'] },
    () => {
      const parts = shippedPatterns.filter(({ slug }) => /^(?:header|footer)-/.test(slug))
      const names = parts.flatMap(({ content }) => content.match(/<!-- wp:site-title .*?-->/g) ?? [])
      expect(names.length).toBeGreaterThanOrEqual(parts.length)
      expect(parts.map(({ content }) => withTypeOfPairing(content))).toEqual(parts.map(({ content }) => content))
    },
  )

  test("then headings balance, text has no lone word, also in the canvas, and the merchant's CSS comes after", () => {
    const css = '.mine { color: blue }'
    const user = styled('Inter + Inter', { settings: {}, styles: { css } })
    const rules = canvasCss({
      base: themeOfTwentyFour,
      user,
      blockTypes: [{ name: 'core/paragraph' }],
      themeUrl: '',
    })[2]
    expect(rules).toContain('.wp-block-site-title) { text-wrap: balance; }')
    expect(rules).toContain(':where(p, li, dd, figcaption) { text-wrap: pretty; }')
    expect(rules?.indexOf(css)).toBeGreaterThan(rules?.indexOf('text-wrap') ?? -1)
    expect(user.styles).toMatchObject({ css: expect.stringMatching(/\n\.mine \{ color: blue \}$/) as string })
  })

  test('then pages have room at their sides, more on a desktop, unless the merchant has set it', () => {
    const sides = 'clamp(1.25rem, 0.9213rem + 1.3483vw, 2rem)'
    expect(branch(styled('Inter + Inter').styles, 'spacing')).toEqual({ padding: { left: sides, right: sides } })
    const own = { settings: {}, styles: { spacing: { padding: { left: '10px', right: '11px' } } } }
    expect(branch(styled('Inter + Inter', own).styles, 'spacing')).toEqual(own.styles.spacing)
  })

  test('then sections have 88 px above and below, 54 px on a phone, and two on one ground share the space', () => {
    const [, , rules = ''] = sheets('Inter + Inter')
    expect(rules).toContain('--wp--preset--spacing--50: clamp(3.375rem, 2.4438rem + 3.8202vw, 5.5rem);')
    expect(rules).toMatch(/padding-bottom:var\(--wp--preset--spacing--50\).* \+ .*\{ padding-top: 0 !important; \}/)
  })

  test("then product names are at least as large as text, and page titles below the home page's headline", () => {
    const [, , rules = ''] = sheets('Inter + Inter')
    expect(rules).toMatch(
      /\.wp-block-post-title\.has-small-font-size \{ font-size: var\(--wp--preset--font-size--medium\) !/,
    )
    expect(rules).toMatch(
      /^h1:is\(\.wp-block-post-title, .*\{ font-size: var\(--wp--preset--font-size--x-large\); \}$/m,
    )
  })

  test('then a page without chosen fonts keeps the theme’s sizes', () => {
    expect(designerStyles(undefined, undefined, [], untouched)).toBe(untouched)
  })
})

/** The reference gives these pairings another weight for the name. */
const weightOfItsOwn: Readonly<Record<string, string>> = { 'Libre Franklin + EB Garamond': '500' }
