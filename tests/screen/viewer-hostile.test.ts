// @module-tag all
/** A file that somebody else made is looked at, and nothing in it runs: neither in the flow log, nor in a fork of it. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { fact, type FlowEvent } from '../../src/events'
import { toFile } from '../../src/replay/file/to-file'
import { recorded } from '../arbitraries/sessions'
import { designRead, featuresRead, storeRead } from '../support/facts'
import { surroundings } from '../support/world'
import { canvas, homeOf, openDesigner, seedStore } from '../browser/designer-support'
import { newVisit, screenshot } from '../browser/support'
import { log, openLog, picture, press } from '../browser/viewer-support'
import { frames } from '../browser/frames'

beforeAll(async () => {
  await restore()
  await seedStore()
}, 120_000)

describe('a hostile recording', () => {
  it(
    'runs nothing when it is looked at, nor after a fork, and its page is drawn',
    { tags: ['V-01', 'V-02'], timeout: 300_000 },
    async () => {
      const { page, requests } = await newVisit({ allow: blocked })
      await openLog(page)
      await page.locator('.cys-log input[type=file]').setInputFiles(hostileFile())
      await log(page).getByText('From the file hostile.ndjson').waitFor()
      const past = picture(page).frameLocator('iframe[name="editor-canvas"]')
      await past.getByText('Words after it').first().waitFor({ timeout: 120_000 })
      await past.getByText('Own words').first().waitFor()
      await settled(page)
      await screenshot(page, 'flow log hostile recording')
      expect(await ran(page)).toEqual([])
      expect(requests.filter(({ url }) => url.includes('/v1/draft'))).toEqual([])

      await log(page).getByRole('listbox', { name: 'Facts' }).focus()
      await press(page, 'Fork from here')
      await page.getByRole('button', { name: 'Fork from here' }).last().click()
      await log(page).waitFor({ state: 'detached', timeout: 60_000 })
      await canvas(page).getByText('Words after it').first().waitFor({ timeout: 120_000 })
      await settled(page)
      await screenshot(page, 'fork of a hostile recording')
      expect(await ran(page)).toEqual([])
    },
  )

  it(
    'looks at the past without a trace in the present: no draft, no other title or logo',
    { tags: ['V-01'], timeout: 240_000 },
    async () => {
      const { page, requests } = await newVisit({ allow: blocked })
      await openDesigner(page)
      const before = await canvas(page).locator('.wp-block-site-title').first().innerText()
      const edits = await siteEdits(page)
      await page.keyboard.press('Control+Alt+KeyL')
      await page.locator('.cys-log input[type=file]').setInputFiles(hostileFile())
      await log(page).getByText('From the file hostile.ndjson').waitFor()
      const past = picture(page).frameLocator('iframe[name="editor-canvas"]')
      await past.locator('.wp-block-site-title', { hasText: 'Evil Twin' }).first().waitFor({ timeout: 120_000 })
      await log(page).getByLabel('Words to look for').fill('StorePageShown')
      await press(page, 'Jump to first')
      await settled(page)
      expect(requests.filter(({ url }) => url.includes('/v1/draft'))).toEqual([])
      expect(await siteEdits(page)).toEqual(edits)
      await press(page, 'Close')
      await log(page).waitFor({ state: 'detached' })
      expect(await canvas(page).locator('.wp-block-site-title').first().innerText()).toBe(before)
    },
  )
})

/** What a policy against scripts says of each that it stopped, and pictures that are nowhere. */
const blocked = [/Content Security Policy/i, /no-such/, /Block validation/i]

const ran = (page: Page): Promise<unknown> => page.evaluate(() => (window as { cysRan?: unknown }).cysRan ?? [])
const settled = (page: Page) => frames(page, 180)

const siteEdits = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { select } = (window as unknown as { wp: { data: { select: (store: string) => Selectors } } }).wp.data
    return select('core').getEntityRecordEdits('root', 'site') ?? null
  })
type Selectors = { readonly getEntityRecordEdits: (kind: string, name: string) => unknown }

/** Leaves a mark in the page of the administrator, and would have the nonce there. */
const mark = (what: string) => `try{(top.cysRan=top.cysRan||[]).push('${what}')}catch(e){}`
const fails = (what: string) => `<img src="/no-such-${what}.png" onerror="${mark(what)}">`

const attacks = [
  `<!-- wp:html -->${fails('html')}<script>${mark('html-script')}</script><p>Own words</p><!-- /wp:html -->`,
  fails('freeform'),
  `<!-- wp:paragraph --><p class="other">${fails('invalid')}</p><!-- /wp:paragraph -->`,
  `<!-- wp:evil/unknown --><div>${fails('unknown')}</div><!-- /wp:evil/unknown -->`,
  `<!-- wp:paragraph --><p>x<iframe src="javascript:${mark('address')}"></iframe></p><!-- /wp:paragraph -->`,
  `<!-- wp:html --><iframe srcdoc="<script>${mark('srcdoc')}</script>"></iframe><!-- /wp:html -->`,
  `<!-- wp:paragraph --><p><img src=/no-such-unclosed.png onerror=${mark('unclosed')} "></p><!-- /wp:paragraph -->`,
  '<!-- wp:paragraph --><p>Words after it</p><!-- /wp:paragraph -->',
].join('\n\n')

const settings = {
  styles: [
    { css: `</style><script>${mark('css')}</script>` },
    { __unstableType: 'svgs', assets: `<image href="/no-such-svg.png" onerror="${mark('svg')}"></image>` },
  ],
  __unstableResolvedAssets: {
    styles: `<style></style><script>${mark('asset-style')}</script>`,
    scripts: `<script>${mark('asset-script')}</script>`,
  },
}

const hostileFile = () => {
  const body = toFile(hostileSession(), { build: 'x', exported: 1_600_000_000_000, masked: false, stateHashes: false })
  return { name: 'hostile.ndjson', mimeType: 'text/plain', buffer: Buffer.from(body) }
}

const hostileSession = () => {
  const facts: ReturnType<typeof recorded<FlowEvent>>[] = []
  const add = (event: FlowEvent, cause: string | null = null, settles: string | null = null) => {
    const seq = facts.length + 1
    facts.push(
      recorded(event, { seq, id: `h-${seq}`, session: 'hostile', at: 1_600_000_000_000 + seq, cause, settles }),
    )
    return `h-${seq}`
  }
  const call = (request: FlowEvent, answer: FlowEvent, cause: string) => {
    const id = add(request, cause)
    add(answer, id, id)
  }
  const opening = add(fact('FlowOpened', { path: '', surroundings, arrival: 'address', customizing: false }))
  call(fact('StoreReadRequested'), storeRead({ taskCompleted: true }), opening)
  call(fact('FeaturesReadRequested'), featuresRead(), opening)
  const click = add(fact('ScreenOpened', { path: '/customize-store/assembler-hub/homepage' }))
  call(fact('DesignReadRequested', { preview: null }), hostileDesign, click)
  call(
    fact('EditorSettingsReadRequested', { preview: null }),
    fact('EditorSettingsReadReceived', { settings: JSON.stringify(settings) }),
    click,
  )
  add(fact('StorePageShown', { page: 'cart' }))
  add(fact('StorePageShown', { page: 'home' }))
  return facts
}

const hostileDesign = designRead({
  home: { id: 'twentytwentyfour//home', content: homeOf(attacks), modified: null },
  site: {
    logo: { id: 987_654, url: '/no-such-logo.png', alt: 'Evil', width: 10, height: 10 },
    icon: 0,
    identity: { title: 'Evil Twin', tagline: 'x' },
    mayManage: true,
    mayUpload: true,
  },
})
