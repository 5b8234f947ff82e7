import { beforeAll, describe, expect, it } from 'vitest'
import { pairingTitled } from '../../src/catalogue/fonts/font-pairings'
import { paletteTitled } from '../../src/catalogue/palettes/palettes'
import { isPairingActive, isPaletteActive } from '../../src/projections/design/styles/active'
import { designerStyles } from '../../src/projections/design/styles/designer-styles'
import type { GlobalStyles } from '../../src/catalogue/theme-json'
import { admin, restore, visitor } from './support'

const face = 'https://shop.example/rubik-800.woff2'
const rubik = {
  slug: 'rubik',
  name: 'Rubik',
  fontFamily: 'Rubik, sans-serif',
  faces: [{ fontFamily: 'Rubik', fontStyle: 'normal', fontWeight: '800', src: [face] }],
}
const slate = paletteTitled('Slate')
const pairing = pairingTitled('Rubik + Inter')

describe('given the global styles of a palette and a pairing, put on the store', () => {
  const written = designerStyles(slate, pairing, [rubik], { settings: {}, styles: {} })
  let kept: GlobalStyles
  let page: string

  beforeAll(async () => {
    await restore()
    const owner = await admin()
    const { body } = await owner.get('/wp/v2/themes?status=active')
    const [theme] = body as [{ _links: { 'wp:user-global-styles': [{ href: string }] } }]
    const address = `/wp/v2/global-styles/${theme._links['wp:user-global-styles'][0].href.split('/').at(-1) ?? ''}`
    await owner.put(address, written)
    kept = (await owner.get(`${address}?context=edit`)).body as GlobalStyles
    page = await (await visitor().page('/')).text()
  })

  it('then WordPress keeps them as they are, and they are the active ones', { tags: ['N-08'] }, () => {
    expect({ settings: kept.settings, styles: kept.styles }).toEqual(written)
    expect([slate && isPaletteActive(kept, slate), pairing && isPairingActive(kept, pairing)]).toEqual([true, true])
    expect(designerStyles(slate, pairing, [rubik], kept)).toMatchObject(written)
  })

  it("then the front page has the palette's colors as variables and classes, and the theme's names follow", () => {
    for (const [slug, color] of [
      ['primary', '#FFFFFF'],
      ['secondary', '#FFDF6D'],
      ['tertiary', '#303036'],
      ['base', '#13161E'],
      ['contrast', '#EFF2F9'],
    ])
      expect(page.match(new RegExp(`--wp--preset--color--${slug}: [^;]*`, 'g'))).toEqual([
        `--wp--preset--color--${slug}: ${color}`,
      ])
    expect(page).toContain('.has-tertiary-background-color{background-color: var(--wp--preset--color--tertiary)')
    expect(page).toMatch(
      /body\{background-color: var\(--wp--preset--color--background\);color: var\(--wp--preset--color--foreground\)/,
    )
  })

  it("then it loads the installed font's files and leaves the theme's fonts alone", { tags: ['N-05'] }, () => {
    expect(page).toMatch(new RegExp(`@font-face\\{font-family:Rubik;[^}]*font-weight:800;[^}]*${face}`))
    expect(page).toContain('--wp--preset--font-family--rubik: Rubik, sans-serif')
    expect(page).toContain('--wp--preset--font-family--heading: Cardo')
  })
})
