import { isRight } from 'fp-ts/Either'
import { beforeAll, describe, expect, it } from 'vitest'
import { Boot } from '../../src/boot'
import type { DesignerAssets } from '../../src/views/editor/designer-assets'
import { admin, memberWithRole, restore, visitor, type Client } from './support'
import { theStore } from './the-store'

const flow = '/wp-admin/admin.php?page=customize-your-store&path=/customize-store/intro'

/** What the page prints as `window.customizeYourStore`. */
const bootOf = (html: string): unknown => {
  const [, json = 'null'] = /window\.customizeYourStore = (.*);\n/.exec(html) ?? []
  return JSON.parse(json)
}

describe('the page of the flow', () => {
  let owner: Client
  let html: string
  let designer: DesignerAssets
  beforeAll(async () => {
    await restore()
    owner = await admin()
    html = await (await owner.page(flow)).text()
    designer = (bootOf(html) as { designer: DesignerAssets }).designer
  })

  const onPage = (handle: string): boolean => html.includes(`id="${handle}-js"`)

  it('hands the client what it boots with', () => {
    const boot = bootOf(html)
    expect(isRight(Boot.decode(boot))).toBe(true)
    expect(boot).toMatchObject({
      addresses: {
        home: `${theStore().url}/`,
        page: expect.stringContaining('page=customize-your-store') as unknown,
      },
      may: { customize: true, switchThemes: true, editTheme: true, manageOptions: true, upload: true },
      variant: { entrepreneur: false, managedHosting: false },
      tracking: true,
    })
  })

  it('knows the sign-up that a new entrepreneur comes from', async () => {
    const page = await (await owner.page(`${flow}&ref=entrepreneur-signup`)).text()
    expect(bootOf(page)).toMatchObject({ variant: { entrepreneur: true } })
  })

  it('does not load the block editor, but names it for later, in order and nothing twice', () => {
    const later = designer.scripts.map(({ handle }) => handle)
    for (const handle of ['wp-blocks', 'wp-block-editor', 'wp-core-data', 'wp-block-library'])
      expect(later).toContain(handle)
    expect(later.filter(onPage)).toEqual([])
    expect(new Set(later).size).toBe(later.length)
    const position = (handle: string) => later.indexOf(handle)
    expect(position('wp-blocks')).toBeLessThan(position('wp-block-editor'))
    expect(position('customize-your-store-block-definitions')).toBeLessThan(position('wp-block-library'))
  })

  it('every script and style of the designer can be fetched', async () => {
    const addresses = [...designer.scripts.map(({ src }) => src), ...designer.styles.map(({ href }) => href)]
    for (const address of addresses.filter((text) => text !== '')) {
      const { pathname, search } = new URL(address)
      expect([address, (await owner.page(pathname + search)).status]).toEqual([address, 200])
    }
  })

  it('[W-02] is closed to members without the capability, and so are the designer’s scripts', async () => {
    const author = await memberWithRole('author', owner)
    expect((await author.page(flow)).status).toBe(403)
    for (const action of ['block-definitions', 'preload']) {
      const address = `/wp-admin/admin-ajax.php?action=customize-your-store-${action}`
      expect((await author.page(address)).status).toBe(403)
      expect((await visitor().page(address)).status).toBe(400)
    }
  })

  it('leaves the admin bar out of a preview of the shop, and only there', async () => {
    const bar = async (path: string) => (await (await owner.page(path)).text()).includes('id="wpadminbar"')
    expect(await bar('/')).toBe(true)
    expect(await bar('/?cys-hide-admin-bar=1')).toBe(false)
  })
})

describe('the settings of the editor', () => {
  it('are those of the active theme, with one style sheet for all core blocks', async () => {
    const { status, body } = await (await admin()).get('/customize-your-store/v1/editor-settings')
    expect(status).toBe(200)
    const settings = body as { themeUrl: string; __unstableResolvedAssets: { styles: string }; styles: unknown[] }
    expect(settings.themeUrl).toMatch(/\/themes\/twentytwentyfour$/)
    expect(settings.styles.length).toBeGreaterThan(2)
    const sheets = [...settings.__unstableResolvedAssets.styles.matchAll(/<link[^>]* id='([^']*)'/g)].map(
      ([, id]) => id,
    )
    expect(sheets).toContain('wp-block-library-css')
    expect(sheets).toContain('twentytwentyfour-button-style-outline-css')
    expect(sheets.length).toBeLessThan(20)
  })
})
