import { beforeAll, describe, expect, it } from 'vitest'
import type { GlobalStyles } from '../../src/catalogue/theme-json'
import { paletteTitled } from '../../src/catalogue/palettes/palettes'
import { designerStyles } from '../../src/projections/design/styles/designer-styles'
import { branch, withoutShape } from '../../src/projections/design/styles/tree'
import { admin, restore, visitor, type Client } from './support'

const slate = paletteTitled('Slate')
const untouched = { settings: {}, styles: {} }
const own = {
  text: '#010203',
  background: '#fafbfc',
  headings: '#040506',
  headingBackground: '#e1e2e3',
  buttonText: '#f7f8f9',
  buttonBackground: '#070809',
  buttonHoverText: '#f1f2f3',
  buttonHoverBackground: '#171819',
  links: '#0a0b0c',
  linkHover: '#1a1b1c',
  captions: '#0d0e0f',
}

describe('given own colors over a palette, put on the store', () => {
  const written = designerStyles(slate, undefined, [], untouched, own)
  let owner: Client
  let address: string
  let kept: GlobalStyles
  let page: string

  const put = async (styles: GlobalStyles) => {
    await owner.put(address, styles)
    kept = (await owner.get(`${address}?context=edit`)).body as GlobalStyles
    page = await (await visitor().page('/')).text()
  }

  beforeAll(async () => {
    await restore()
    owner = await admin()
    const { body } = await owner.get('/wp/v2/themes?status=active')
    const [theme] = body as [{ _links: { 'wp:user-global-styles': [{ href: string }] } }]
    address = `/wp/v2/global-styles/${theme._links['wp:user-global-styles'][0].href.split('/').at(-1) ?? ''}`
    await put(written)
  })

  it('then WordPress keeps them as they are, with the mark that they were made by hand', { tags: ['D-04'] }, () => {
    expect({ settings: kept.settings, styles: kept.styles }).toEqual(written)
    expect(branch(kept.settings, 'color', 'palette')['hasCreatedOwnColors']).toBe(true)
    expect(designerStyles(slate, undefined, [], kept, own)).toEqual(written)
  })

  it('then the front page has each of them', { tags: ['D-04', 'D-14'] }, () => {
    for (const rule of [
      /body\{background-color: #fafbfc;color: #010203/,
      /a:where\(:not\(\.wp-element-button\)\)[^{]*\{color: #0a0b0c/,
      /a:where\(:not\(\.wp-element-button\)\):hover[^{]*\{[^}]*color: #1a1b1c/,
      /h1, h2, h3, h4, h5, h6[^{]*\{[^}]*background-color: #e1e2e3/,
      /h1, h2, h3, h4, h5, h6[^{]*\{[^}]*color: #040506/,
      /\.wp-element-button, \.wp-block-button__link[^{]*\{background-color: #070809;[^}]*color: #f7f8f9/,
      /wp-block-video figcaption[^{]*\{[^}]*color: #0d0e0f/,
    ])
      expect(page).toMatch(rule)
  })

  it('then every block that uses a name of the palette or the theme has them, too', { tags: ['B-02'] }, () => {
    for (const rule of [
      /--wp--preset--color--background: #fafbfc/,
      /--wp--preset--color--base: #fafbfc/,
      /--wp--preset--color--foreground: #010203/,
      /--wp--preset--color--contrast: #010203/,
      /\.wp-block-button__link:hover[^{]*\{background-color: #171819;[^}]*color: #f1f2f3/,
    ])
      expect(page).toMatch(rule)
    expect(branch(kept.settings, 'color', 'palette')['ownColorsOver']).toBe('Slate')
  })

  it(
    'when grounds get gradients, then WordPress keeps them, and the front page draws them over the colors',
    { tags: ['B-02'] },
    async () => {
      const over = {
        background: 'linear-gradient(135deg,#fafbfc 0%,#e1e2e3 100%)',
        headingBackground: 'radial-gradient(#fafbfc 0%,#e1e2e3 100%)',
        buttonBackground: 'linear-gradient(90deg,#070809 0%,#171819 100%)',
      }
      const styles = designerStyles(slate, undefined, [], untouched, { ...own, ...over })
      await put(styles)
      expect({ settings: kept.settings, styles: kept.styles }).toEqual(styles)
      for (const rule of [
        /body\{[^}]*background: linear-gradient\(135deg,#fafbfc 0%,#e1e2e3 100%\)/,
        /h1, h2, h3, h4, h5, h6[^{]*\{[^}]*background: radial-gradient\(#fafbfc 0%,#e1e2e3 100%\)/,
        /\.wp-element-button, \.wp-block-button__link[^{]*\{[^}]*background: linear-gradient\(90deg,#070809/,
        /\.wp-block-button__link:hover[^{]*\{[^}]*background: linear-gradient\(180deg,#171819 0%,#171819 100%\)/,
      ])
        expect(page).toMatch(rule)
    },
  )

  it('when a palette is chosen afterwards, then nothing of them is left on the store', { tags: ['D-04'] }, async () => {
    const later = designerStyles(slate, undefined, [], kept)
    await put(later)
    expect({ settings: kept.settings, styles: kept.styles }).toEqual(designerStyles(slate, undefined, [], untouched))
    for (const color of Object.values(own)) expect(page).not.toContain(color)
    expect(withoutShape(kept.settings, { color: true, custom: { cys: true } })).toEqual({})
  })
})
