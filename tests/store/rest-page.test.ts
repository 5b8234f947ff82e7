import { isRight } from 'fp-ts/Either'
import { beforeAll, describe, expect, it } from 'vitest'
import { Boot } from '../../src/app/boot'
import type { DesignerAssets } from '../../src/views/design/load-editor'
import { bootIn, local } from './boot-of'
import { admin, memberWithRole, restore, visitor, type Client } from './support'
import { theStore } from './the-store'

const flow = '/wp-admin/admin.php?page=customize-your-store&path=/customize-store/intro'

describe('the page of the flow', () => {
  let owner: Client
  let html: string
  let told: Boot['designer']
  let designer: DesignerAssets
  beforeAll(async () => {
    await restore()
    owner = await admin()
    html = await (await owner.page(flow)).text()
    told = (bootIn(html) as Boot).designer
    designer = (await (await owner.told(local(told.assets))).json()) as DesignerAssets
  })

  const onPage = (handle: string): boolean => html.includes(`id="${handle}-js"`)

  it('hands the client what it boots with', () => {
    const boot = bootIn(html)
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

  it('hands over the title of the site as a person reads it', { tags: ['R-06'] }, async () => {
    const before = (await owner.get('/wp/v2/settings')).body as { title: string }
    await owner.post('/wp/v2/settings', { title: 'Tom & Jo’s "Bread" – it\'s <new>' })
    const page = await (await owner.page(flow)).text()
    expect((bootIn(page) as Boot).store.title).toBe('Tom & Jo’s "Bread" – it\'s <new>')
    await owner.post('/wp/v2/settings', { title: before.title })
  })

  it('opens with a path that is no text', { tags: ['R-01'] }, async () => {
    const page = await (await owner.page('/wp-admin/admin.php?page=customize-your-store&path[]=x')).text()
    expect(page).toContain('id="customize-your-store"')
    expect(isRight(Boot.decode(bootIn(page)))).toBe(true)
  })

  it('knows the sign-up that a new entrepreneur comes from', async () => {
    const page = await (await owner.page(`${flow}&ref=entrepreneur-signup`)).text()
    expect(bootIn(page)).toMatchObject({ variant: { entrepreneur: true } })
  })

  it('does not load the block editor, but says where it is described, in order and nothing twice', () => {
    const all = designer.scripts.map(({ handle }) => handle)
    const later = all.filter((handle) => !told.scripts.includes(handle))
    for (const handle of ['wp-blocks', 'wp-block-editor', 'wp-core-data', 'wp-block-library'])
      expect(later).toContain(handle)
    expect(later.filter(onPage)).toEqual([])
    expect(new Set(all).size).toBe(all.length)
    expect(all.indexOf('wp-blocks')).toBeLessThan(all.indexOf('wp-block-editor'))
    expect(JSON.stringify(designer)).not.toContain('initializeEditor(')
    const blocks = designer.scripts.find(({ handle }) => handle === 'wp-blocks')
    expect(blocks?.after?.join()).toContain('bootstrapServerSideBlockDefinitions')
  })

  it('every script and style of the designer can be fetched', async () => {
    const addresses = [...designer.scripts.map(({ src }) => src), ...designer.styles.map(({ href }) => href)]
    for (const address of addresses.filter((text) => text !== '')) {
      const { pathname, search } = new URL(address)
      expect([address, (await owner.page(pathname + search)).status]).toEqual([address, 200])
    }
  })

  it('is closed to members without the capability, and so are the designer’s scripts', { tags: ['W-02'] }, async () => {
    const author = await memberWithRole('author', owner)
    expect((await author.page(flow)).status).toBe(403)
    expect((await author.told(local(told.assets))).status).toBe(403)
    expect((await visitor().told(local(told.assets), { redirect: 'manual' })).status).toBe(302)
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
