import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { pairings } from '../../src/catalogue/fonts/font-pairings'
import { isEverything } from '../setup/scope'
import { admin, restore } from '../store/support'
import { canvas, homeOf, openDesigner, paragraph, path, seedStore } from './designer-support'
import { loadedFonts, wantedFonts } from './drawn-fonts'
import { newVisit, screenshot } from './support'
import type { Visit } from './support/visit'
import { atClosing, back, chooseFonts, save } from './walk-support'

const heading = '<!-- wp:heading -->\n<h2 class="wp-block-heading">Tea from small gardens</h2>\n<!-- /wp:heading -->'

const room = '{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"}'
const section = `<!-- wp:group {"align":"full","style":{"spacing":{"padding":${room}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">${'Leaves that are picked by hand and dried in the shade. '.repeat(4).trim()}</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->`

/** Room above and below each section, and the width of its text, in CSS pixels. */
const roomOfSections = (page: Pick<Page, 'locator'>) =>
  page.locator('.wp-block-group:has(> p.has-text-align-center)').evaluateAll((groups) =>
    groups.map((group) => {
      const { paddingTop, paddingBottom } = getComputedStyle(group)
      const text = group.querySelector('p')?.offsetWidth ?? 0
      return [paddingTop, paddingBottom, text].map((each) => Math.round(Number.parseFloat(String(each))))
    }),
  )

/** Families of a pair that are no font of the visitor's device, in lower case. */
const familiesOf = (title: string): readonly string[] =>
  (pairings.find((pairing) => pairing.title === title)?.settings.typography.fontFamilies.theme ?? [])
    .filter(({ slug }) => slug !== 'system-sans-serif')
    .map(({ name }) => name.toLowerCase())

describe('the fonts that are offered, without usage tracking', () => {
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    await restore()
    await (await admin()).post('/wc-admin/options', { woocommerce_allow_tracking: 'no' })
    await seedStore(homeOf(heading, paragraph('Green, white and black.'), section, section))
    visit = await newVisit({ keep: true })
    page = visit.page
    await openDesigner(page, '/typography')
  }, 240_000)

  it('the list draws each of the 19 pairs in its own files', { tags: ['B-04', 'D-05'], timeout: 120_000 }, async () => {
    await expect.poll(() => page.locator('.cys-font').count()).toBe(pairings.length)
    await expect.poll(() => page.locator('.cys-font__preview.is-waiting').count()).toBe(0)
    const wanted = await wantedFonts(page.locator('.cys-font__heading, .cys-font__body'))
    expect(wanted).toHaveLength(2 * pairings.length - 1)
    const loaded = await loadedFonts(page.locator('body'))
    expect(wanted.filter((family) => !loaded.includes(family))).toEqual([])
    await screenshot(page, 'fonts of everybody')
  })

  it(
    'the page beside it is drawn in the files of whichever is chosen',
    { tags: ['B-04'], timeout: 240_000 },
    async () => {
      for (const { title } of pairings) {
        await chooseFonts(page, title)
        const missing = async () => {
          const loaded = await loadedFonts(canvas(page).locator('body'))
          return familiesOf(title).filter((family) => !loaded.includes(family))
        }
        await expect.poll(missing, { message: title }).toEqual([])
      }
    },
  )

  it.each(
    isEverything ? ['Commissioner + Crimson Pro', 'Playfair Display + Fira Sans'] : ['Commissioner + Crimson Pro'],
  )(
    'visitors see %s after Save, from the store’s own files',
    { tags: ['more', 'B-04', 'N-05'], timeout: 240_000 },
    async (title) => {
      if (path(page) !== '/customize-store/assembler-hub/typography') await openDesigner(page, '/typography')
      await chooseFonts(page, title)
      // The second of two sections on the same ground shares the room between them.
      const inCanvas = () => roomOfSections(canvas(page))
      await expect
        .poll(async () => (await inCanvas()).map(([top, bottom]) => [top, bottom]))
        .toEqual([
          [88, 88],
          [0, 88],
        ])
      const drawn = await inCanvas()
      await back(page)
      await save(page)
      await atClosing(page)
      const visitor = await newVisit({ loggedIn: false })
      await visitor.page.goto('/')
      expect(await roomOfSections(visitor.page)).toEqual(drawn)
      const texts = visitor.page.locator('.wp-site-blocks > :is(h2, p)')
      await expect
        .poll(() => loadedFonts(visitor.page.locator('body')))
        .toEqual(expect.arrayContaining([...familiesOf(title)]))
      expect(new Set(await wantedFonts(texts))).toEqual(new Set(familiesOf(title)))
      const files = visitor.requests.filter(({ url }) => url.endsWith('.woff2'))
      expect(files.filter(({ url, status }) => status !== 200 || !url.includes('/fonts/'))).toEqual([])
      expect(visitor.outside).toEqual([])
      await screenshot(visitor.page, `visitor ${title}`)
    },
  )

  it('no page has asked another host for anything, and no library was asked', { tags: ['B-18'] }, () => {
    expect(visit.outside).toEqual([])
    expect(visit.requests.filter(({ url }) => /(v1|private)\/patterns/.test(url))).toEqual([])
  })
})
