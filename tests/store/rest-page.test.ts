import { isRight } from 'fp-ts/Either'
import { beforeAll, describe, expect, it } from 'vitest'
import { Boot } from '../../src/app/boot'
import type { DesignerAssets } from '../../src/views/design/designer-assets'
import { admin, memberWithRole, restore, visitor, type Client, member } from './support'
import { theStore } from './the-store'

const flow = '/wp-admin/admin.php?page=customize-your-store&path=/customize-store/intro'

/** What the page prints as `window.customizeYourStore`. */
const bootOf = (html: string): unknown => {
  const [, json = 'null'] = /window\.customizeYourStore = (.*);\n/.exec(html) ?? []
  return JSON.parse(json)
}

type Told = { readonly assets: string; readonly scripts: readonly string[] }

const local = (address: string): string => address.slice(new URL(address).origin.length)

describe('the page of the flow', () => {
  let owner: Client
  let html: string
  let told: Told
  let designer: DesignerAssets
  beforeAll(async () => {
    await restore()
    owner = await admin()
    html = await (await owner.page(flow)).text()
    told = (bootOf(html) as { designer: Told }).designer
    designer = (await (await owner.told(local(told.assets))).json()) as DesignerAssets
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

  it('[R-01] opens with a path that is no text', async () => {
    const page = await (await owner.page('/wp-admin/admin.php?page=customize-your-store&path[]=x')).text()
    expect(page).toContain('id="customize-your-store"')
    expect(isRight(Boot.decode(bootOf(page)))).toBe(true)
  })

  it('[D-01] asks for what is needed before its scripts run, but makes nothing where no design was saved', async () => {
    const pageAt = async (path: string) =>
      (await owner.page(`/wp-admin/admin.php?page=customize-your-store&path=/customize-store/${path}`)).text()
    const early = async (path: string) =>
      JSON.parse(/\)\( (\{"assets".*\}) \);/.exec(await pageAt(path))?.[1] ?? 'null') as {
        readonly assets: string | null
        readonly reads: string | null
        readonly flow: { readonly address: string; readonly paths: readonly string[] }
      }
    const ofEach = { assets: null, reads: null, flow: { rights: [] } }
    expect(await early('intro')).toMatchObject(ofEach)
    expect(await early('assembler-hub-of-others')).toMatchObject(ofEach)
    const {
      flow: { paths: first },
      ...others
    } = await early('assembler-hub/color-palette')
    expect(others).toMatchObject({
      assets: expect.stringContaining('customize-your-store-assets') as string,
      reads: null,
    })
    await owner.post('/wc-admin/options', { woocommerce_admin_customize_store_completed: 'yes' })
    const { assets, reads, flow: asked } = await early('assembler-hub')
    expect(assets).toBe(`${told.assets.replace('p=/', 'p=%2F')}&_locale=user`)
    expect(reads).toContain('/customize-your-store/v1/preload')
    expect([asked.paths.slice(0, first.length), asked.paths.length]).toEqual([first, 16])
    expect(await pageAt('assembler-hub')).toMatch(/<link rel="modulepreload" href="[^"]*\/build\/designer-[\w-]+\.js"/)
    expect(html).not.toContain('modulepreload')
  })

  it('knows the sign-up that a new entrepreneur comes from', async () => {
    const page = await (await owner.page(`${flow}&ref=entrepreneur-signup`)).text()
    expect(bootOf(page)).toMatchObject({ variant: { entrepreneur: true } })
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

  it('[S-02] the description is kept by the browser until something changed, and never beyond a nonce', async () => {
    const ask = async (by: Client, tag = '') =>
      by.told(local(told.assets), tag === '' ? {} : { headers: { 'If-None-Match': tag } })
    const tag = (await ask(owner)).headers.get('etag') ?? ''
    expect(tag).toMatch(/^"\w{32}"$/)
    expect((await ask(owner, tag)).status).toBe(304)
    // Another login has other nonces.
    expect((await ask(await member('admin', 'password'), tag)).status).toBe(200)
    await owner.post('/wp/v2/settings', { description: 'Another sentence' })
    expect((await ask(owner, tag)).status).toBe(200)
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
