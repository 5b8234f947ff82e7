import { getBlockTypes, registerBlockType } from '@wordpress/blocks'
import { generateGlobalStyles, mergeGlobalStyles } from '@wordpress/global-styles-engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { pairingTitled } from '../../../../src/catalogue/fonts/font-pairings'
import { paletteTitled } from '../../../../src/catalogue/palettes/palettes'
import type { GlobalStyles } from '../../../../src/catalogue/theme-json'
import { canvasCss } from '../../../../src/projections/design/styles/canvas-css'
import { designerStyles } from '../../../../src/projections/design/styles/designer-styles'
import { fontFaceCss } from '../../../../src/projections/design/styles/font-faces'

const base = {
  settings: {
    color: { palette: { theme: [{ slug: 'base', name: 'Base', color: '#f9f9f9' }] } },
    typography: {
      fontFamilies: {
        theme: [
          {
            slug: 'heading',
            name: 'Cardo',
            fontFamily: 'Cardo',
            fontFace: [
              { fontFamily: 'Cardo', fontStyle: 'normal', fontWeight: '400', src: ['file:./assets/cardo.woff2'] },
            ],
          },
        ],
      },
    },
  },
  styles: { color: { background: 'var(--wp--preset--color--base)' } },
}
const untouched = { settings: {}, styles: {} }
const themeUrl = 'https://shop.example/wp-content/themes/twentytwentyfour'
const rubik = {
  slug: 'rubik',
  name: 'Rubik',
  fontFamily: 'Rubik, sans-serif',
  faces: [{ fontFamily: 'Rubik', fontStyle: 'normal', fontWeight: '800', src: ['https://shop.example/r.woff2'] }],
}

const plain = {
  apiVersion: 3,
  title: 'A block',
  category: 'design',
  attributes: {},
  edit: () => null,
  save: () => null,
}

beforeAll(() => {
  registerBlockType('core/button', {
    apiVersion: 3,
    title: 'Button',
    category: 'design',
    attributes: {},
    selectors: { root: '.wp-block-button .wp-block-button__link' },
    styles: [{ name: 'outline', label: 'Outline' }],
    edit: () => null,
    save: () => null,
  })
})

describe('given a palette and a pairing over the theme', () => {
  const css = () => {
    const user = designerStyles(paletteTitled('Slate'), pairingTitled('Rubik + Inter'), [rubik], untouched)
    return canvasCss({ base, user, blockTypes: getBlockTypes(), themeUrl }).join('\n')
  }

  test(
    'then the canvas has the colors as variables and classes, also by the names of the theme',
    { tags: ['D-02', 'D-04'] },
    () => {
      expect(css()).toContain('--wp--preset--color--secondary: #FFDF6D')
      expect(css()).toContain('--wp--preset--color--base: #13161E')
      expect(css()).toContain('.has-tertiary-background-color{background-color: var(--wp--preset--color--tertiary)')
      expect(css()).not.toContain('#f9f9f9')
    },
  )

  test('then filled and outlined buttons have them, too', { tags: ['D-04'] }, () => {
    expect(css()).toMatch(
      /\.wp-element-button, \.wp-block-button__link\)\{[^}]*background-color: var\(--wp--preset--color--secondary\)/,
    )
    expect(css()).toMatch(/is-style-outline[^{]*\{[^}]*color: var\(--wp--preset--color--secondary\)/)
  })

  test(
    "then fonts of the theme and of the library are loaded, the theme's from its own folder",
    { tags: ['D-05'] },
    () => {
      expect(css()).toContain(`src:url("${themeUrl}/assets/cardo.woff2")`)
      // A child theme leaves files to its parent.
      const themeFiles = { 'file:./assets/cardo.woff2': 'https://shop.example/parent/cardo.woff2' }
      const inherited = canvasCss({ base, user: untouched, blockTypes: getBlockTypes(), themeUrl, themeFiles }).join(
        '\n',
      )
      expect(inherited).toContain('src:url("https://shop.example/parent/cardo.woff2")')
      expect(css()).toContain('@font-face{font-family:"Rubik";font-display:fallback;font-style:normal;font-weight:800;')
      expect(css()).toContain('--wp--preset--font-family--rubik: Rubik, sans-serif')
    },
  )

  test(
    'then blocks that no style names change nothing, and those named anywhere have their rules',
    { tags: ['D-02'] },
    () => {
      const named: GlobalStyles = {
        settings: {
          blocks: { 'shop/price': { color: { palette: { theme: [{ slug: 'a', name: 'A', color: '#111111' }] } } } },
        },
        styles: {
          blocks: {
            'core/button': { variations: { outline: { blocks: { 'shop/badge': { color: { text: '#222222' } } } } } },
            'shop/cart': { color: { text: '#333333' }, css: 'margin: 0' },
          },
        },
      }
      for (const type of ['price', 'badge', 'cart', 'unnamed']) registerBlockType(`shop/${type}`, plain)
      const all = generateGlobalStyles(mergeGlobalStyles(base, named), getBlockTypes(), {
        styleOptions: { variationStyles: true },
      })[0]
      const rules = canvasCss({ base, user: named, blockTypes: getBlockTypes(), themeUrl: '' }).join('\n')
      for (const { css } of all as readonly { readonly css?: string }[]) expect(rules).toContain(css ?? '')
      for (const color of ['#111111', '#222222', '#333333']) expect(rules).toContain(color)
    },
  )
})

describe('given fonts from a stranger', () => {
  const faces = (fontFace: unknown) =>
    fontFaceCss({ typography: { fontFamilies: { custom: [{ fontFace }] } } }, themeUrl)

  test('then nothing in them can end the rule', { tags: ['W-06'] }, () => {
    const face = {
      fontFamily: 'A";}body{display:none',
      fontStyle: 'normal;}',
      fontWeight: 400,
      src: ['https://x.example/a");}b{.woff2'],
    }
    const css = faces([face])
    expect(css).toBe(
      '@font-face{font-family:"A;}body{display:none";font-display:fallback;font-weight:400;src:url("https://x.example/a%22);}b{.woff2");}',
    )
  })

  test('then files from elsewhere than the web, and shapes that are none, are left out', () => {
    expect(
      faces([{ fontFamily: 'A', src: 'javascript:alert(1)' }, null, { fontFamily: 7, src: ['https://x.example/a'] }]),
    ).toBe('')
    expect(fontFaceCss(null, themeUrl)).toBe('')
  })
})
