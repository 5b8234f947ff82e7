import { beforeEach, describe, expect, it } from 'vitest'
import type { Boot } from '../../src/app/boot'
import { bootIn, local } from './boot-of'
import { admin, member, restore, type Client } from './support'

describe('what the page asks for before its scripts run', () => {
  let owner: Client
  let told: Boot['designer']
  beforeEach(async () => {
    await restore()
    owner = await admin()
    told = (bootIn(await pageAt('intro')) as Boot).designer
  })

  const pageAt = async (path: string) =>
    (await owner.page(`/wp-admin/admin.php?page=customize-your-store&path=/customize-store/${path}`)).text()
  const early = async (path: string) =>
    JSON.parse(/\)\( (\{"assets".*\}) \);/.exec(await pageAt(path))?.[1] ?? 'null') as {
      readonly assets: string | null
      readonly blocks: string | null
      readonly flow: { readonly address: string; readonly paths: readonly string[] }
    }

  it(
    'asks for what is needed before its scripts run, but makes nothing where no design was saved',
    { tags: ['D-01'] },
    async () => {
      const ofEach = { assets: null, blocks: null, flow: { rights: [] } }
      expect(await early('intro')).toMatchObject(ofEach)
      expect(await early('assembler-hub-of-others')).toMatchObject(ofEach)
      const {
        flow: { paths: first },
        ...others
      } = await early('assembler-hub/color-palette')
      expect(others).toMatchObject({
        assets: expect.stringContaining('customize-your-store-assets') as string,
        blocks: null,
      })
      await owner.post('/wc-admin/options', { woocommerce_admin_customize_store_completed: 'yes' })
      const { assets, blocks, flow: asked } = await early('assembler-hub')
      expect(assets?.replace(/=\w{32}&/, '=1&')).toBe(`${told.assets.replace('p=/', 'p=%2F')}&_locale=user`)
      expect(blocks).toContain('/customize-your-store/v1/reads')
      expect([asked.paths.slice(0, first.length), asked.paths.length]).toEqual([first, 17])
      expect(await pageAt('assembler-hub')).toMatch(
        /<link rel="modulepreload" href="[^"]*\/build\/designer-[\w-]+\.js"/,
      )
      expect(await pageAt('intro')).not.toContain('modulepreload')
    },
  )

  it(
    'the description is kept by the browser until something changed, and never beyond a nonce',
    { tags: ['S-02'] },
    async () => {
      const ask = async (by: Client, tag = '') =>
        by.told(local(told.assets), tag === '' ? {} : { headers: { 'If-None-Match': tag } })
      const tag = (await ask(owner)).headers.get('etag') ?? ''
      expect(tag).toMatch(/^"\w{32}"$/)
      expect((await ask(owner, tag)).status).toBe(304)
      // Another login has other nonces.
      expect((await ask(await member('admin', 'password'), tag)).status).toBe(200)
      await owner.post('/wp/v2/settings', { description: 'Another sentence' })
      expect((await ask(owner, tag)).status).toBe(200)
    },
  )

  it(
    'the address of its state is cached for the description, and another state has another address',
    { tags: ['S-02'] },
    async () => {
      const address = async () => local((await early('assembler-hub')).assets ?? '')
      const keeping = async (at: string) => (await owner.told(at)).headers.get('cache-control')
      const first = await address()
      expect(await keeping(first)).toBe('private, max-age=86400, immutable')
      expect(await address()).toBe(first)
      expect(await keeping(local(told.assets))).toBe('private, no-cache')
      await owner.post('/wp/v2/settings', { description: 'One more sentence' })
      expect(await address()).not.toBe(first)
      expect(await keeping(first)).toBe('private, no-cache')
    },
  )
})
