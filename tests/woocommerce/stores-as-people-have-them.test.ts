/** Stores as people have them: a merchant opens the flow, chooses, saves, and what visitors knew is still there. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newVisit, screenshot } from '../browser/support'
import { at, back, canvas, choosePart, flowAddress, inDesigner, openScreen } from '../browser/walk-support'
import { admin, restore, visitor, type Client } from '../store/support'
import { withPlugin } from '../store/test-plugin'
import { theStore } from '../store/the-store'
import {
  begin,
  beginAsked,
  labelsIn,
  maker,
  openMill,
  pageAt,
  pagesAt,
  paragraph,
  partOf,
  reading,
  recolor,
  restoreFirst,
  saveAndClose,
  secondAddress,
  setReading,
  storedDesign,
  type Made,
} from './known-stores'
import { seen } from './support'
import { activateTheme, withPlugin as withCode } from './theme-support'

const desk = { viewport: { width: 1440, height: 900 } } as const
/** The ground of the palette that `recolor` chooses, as the page's styles name it. */
const recolored = /--wp--preset--color--background:\s*#13161e/i

describe('a merchant designs a store', { tags: ['X-15'], timeout: 400_000 }, () => {
  let owner: Client
  let made: Made

  beforeEach(async () => {
    await restore()
    owner = await admin()
    made = maker(owner)
    await openMill(owner)
  }, 120_000)

  const frontPage = (title = 'Home') => made('/wp/v2/pages', { title, content: paragraph('Since 1987') })
  const visit = async (): Promise<Page> => (await newVisit(desk)).page

  describe('with a page in front and a blog', () => {
    const posts = ['Harvest began', 'Our new press', 'Recipes']
    const look = () => pagesAt(['/', '/blog/', '/about-us/', '/shop/'])
    const listedIn = (pages: Awaited<ReturnType<typeof look>>) =>
      posts.filter((title) => (pages['/blog/'] ?? '').includes(title))

    const blog = async () => {
      const page_on_front = await frontPage()
      const page_for_posts = await made('/wp/v2/pages', { title: 'Blog' })
      await made('/wp/v2/pages', { title: 'About us', content: paragraph('We are a mill') })
      for (const title of posts) await made('/wp/v2/posts', { title, content: `Text of ${title}` })
      await setReading(owner, { show_on_front: 'page', page_on_front, page_for_posts })
      return reading(owner)
    }

    it('in a new theme: the posts stay listed, the settings stay, and a restore brings all back', async () => {
      await activateTheme(owner, 'twentytwentyfive')
      const settings = await blog()
      const before = await look()
      expect(listedIn(before)).toEqual(posts)
      const page = await visit()
      const question = await beginAsked(page, 'Design a new theme')
      expect(question).toContain('your front page “Home”, which the new homepage replaces')
      expect(question).toContain('Posts stay on “Blog”.')
      await recolor(page)
      expect(await look()).toEqual(before)
      await saveAndClose(page)
      const after = await look()
      expect(after['/']).not.toContain('Since 1987')
      expect(after['/']).toMatch(recolored)
      expect([listedIn(after), await reading(owner)]).toEqual([posts, settings])
      // The theme's own list of posts comes with the words of an invented company.
      expect(after['/blog/']).not.toContain('Études')
      expect(after['/about-us/']).toContain('We are a mill')
      expect(after['/shop/']).toContain('Olive oil')
      await restoreFirst(page)
      expect(await look()).toEqual(before)
      expect(await reading(owner)).toEqual(settings)
    })

    it('without the homepage in front: visitors see the page and the posts that they know', async () => {
      const settings = await blog()
      await owner.post('/wc-admin/options', { woocommerce_admin_customize_store_completed: 'yes' })
      const page = await visit()
      await page.goto(at('assembler-hub'))
      await inDesigner(page)
      await page.getByText('“Home” is in front, and posts are listed on “Blog”.').waitFor()
      expect(await page.getByRole('checkbox', { name: 'Show this homepage to visitors' }).isChecked()).toBe(false)
      await screenshot(page, seen('front-page-question'))
      await recolor(page)
      await saveAndClose(page)
      await page.getByText('Visitors do not see the new homepage').waitFor()
      const after = await look()
      expect(after['/']).toContain('Since 1987')
      expect(after['/']).toMatch(recolored)
      expect([listedIn(after), await reading(owner)]).toEqual([posts, settings])
    })
  })

  it('with a legal menu beside its main menu: a new header and a new footer show theirs', async () => {
    const link = (label: string, url: string) =>
      `<!-- wp:navigation-link ${JSON.stringify({ label, url, kind: 'custom' })} /-->`
    const menu = (title: string, date: string, links: readonly string[], status = 'publish') =>
      made('/wp/v2/navigation', { title, status, date, content: links.join('') })
    const mainLinks = [link('Our mill', '/about-us/'), link('Wholesale', 'https://example.com/w')]
    const main = await menu('Main menu', '2026-01-01T10:00:00', mainLinks)
    const legalLinks = [link('Imprint', '/imprint/'), link('Privacy', '/privacy/')]
    const legal = await menu('Legal', '2026-05-01T10:00:00', legalLinks)
    await menu('Christmas', '2026-10-01T10:00:00', [link('Xmas', '/xmas/')], 'draft')
    await putParts(`<!-- wp:navigation {"ref":${main}} /-->`, `<!-- wp:navigation {"ref":${legal}} /-->`)
    await withPlugin('stored')
    const before = [await pageAt('/'), await storedDesign(owner)]

    const page = await visit()
    await begin(page)
    await openScreen(page, 'Choose your header')
    await choosePart(page, 'With a search field')
    await back(page)
    await openScreen(page, 'Choose your footer')
    await choosePart(page, 'Links and contact')
    await back(page)
    await canvas(page).locator('header').getByText('Our mill').first().waitFor()
    await canvas(page).locator('footer').getByText('Imprint').first().waitFor()
    await screenshot(page, seen('legal-menu'))
    await saveAndClose(page)
    const after = await pageAt('/')
    expect(labelsIn(after, 'header')).toEqual(['Our mill', 'Wholesale'])
    expect(labelsIn(after, 'footer')).toEqual(expect.arrayContaining(['Imprint', 'Privacy']))
    expect(labelsIn(after, 'footer')).not.toContain('Our mill')
    await restoreFirst(page)
    expect([await pageAt('/'), await storedDesign(owner)]).toEqual(before)
  })

  it('with a header and a footer of its own: they are the first cards, drawn as they are, and stay', async () => {
    await withPlugin('block-of-the-server')
    await setReading(owner, { show_on_front: 'page', page_on_front: await frontPage() })
    const words = `<!-- wp:site-title /-->\n\n${paragraph('Call us: 0800 1987')}`
    await putParts(`${words}\n\n<!-- wp:acme/language-switcher {"look":"flags"} /-->`, paragraph('Our mill, Bari'))
    const page = await visit()
    await begin(page)
    await canvas(page).locator('header').getByText('Deutsch, Italiano, flags').waitFor({ timeout: 60_000 })
    for (const kind of ['header', 'footer']) {
      await openScreen(page, `Choose your ${kind}`)
      const first = page.locator('.cys-parts li').first()
      await first.getByText(`Your present ${kind}`).waitFor()
      expect([kind, await first.locator('.is-selected').count()]).toEqual([kind, 1])
      await screenshot(page, seen(`own-${kind}`))
      await back(page)
    }
    await recolor(page)
    await page.getByRole('checkbox', { name: 'Show this homepage to visitors' }).click()
    await saveAndClose(page)
    const html = await pageAt('/')
    expect(html).not.toContain('Since 1987')
    expect(html).toMatch(recolored)
    expect([partOf(html, 'header'), partOf(html, 'footer')]).toEqual([
      expect.stringMatching(/Call us: 0800 1987[^]*Deutsch, Italiano, flags/),
      expect.stringContaining('Our mill, Bari'),
    ])
  })

  it('with the shop in front: links lead to the shop where it is afterwards', async () => {
    const [shop] = (await owner.get('/wp/v2/pages?slug=shop')).body as readonly [{ readonly id: number }]
    await setReading(owner, { show_on_front: 'page', page_on_front: shop.id })
    const settings = await reading(owner)
    expect(await pageAt('/')).toContain('Olive oil')

    const page = await visit()
    const question = await beginAsked(page, 'Start a draft')
    expect(question).toContain('your front page “Shop”, which the new homepage replaces')
    await openScreen(page, 'Choose your header')
    await choosePart(page, 'With a search field')
    await back(page)
    await recolor(page)
    await saveAndClose(page)

    const { page: guest } = await newVisit({ loggedIn: false, ...desk })
    await guest.goto('/')
    expect(await guest.locator('body.post-type-archive-product').count()).toBe(0)
    const links = guest.locator('header, footer').getByRole('link', { name: 'Shop', exact: true })
    const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
    expect(new Set(paths)).toEqual(new Set(['/shop/']))
    await links.first().click()
    await guest.locator('body.post-type-archive-product').getByText('Olive oil').first().waitFor()
    expect(new URL(guest.url()).pathname).toBe('/shop/')

    await restoreFirst(page)
    expect(await reading(owner)).toEqual(settings)
    expect(await pageAt('/')).toContain('post-type-archive-product')
  })

  it('in several languages: texts are in its own, not in the merchant’s, and other front pages stay', async () => {
    expect((await owner.post('/wp/v2/users/me', { locale: 'en_US' })).status).toBe(200)
    await setReading(owner, { show_on_front: 'page', page_on_front: await frontPage('Startseite') })
    await made('/wp/v2/pages', { title: 'Welcome', content: paragraph('In English since 1987') })
    await withPlugin('several-languages')
    const settings = await reading(owner)
    expect(await pageAt('/?lang=en')).toContain('In English')
    expect(await pageAt('/')).not.toContain('In English')

    const page = await visit()
    const question = await beginAsked(page, 'Start a draft')
    expect(question).toContain('your front page “Startseite”, which the new homepage replaces')
    expect(question).toContain('Front pages of other languages stay as they are.')
    await recolor(page)
    await saveAndClose(page)
    const after = await pageAt('/')
    expect(after).not.toContain('Since 1987')
    expect(after).toContain('Von uns ausgesucht')
    expect(after).not.toContain('Picked by us')
    expect(await pageAt('/?lang=en')).toContain('In English since 1987')
    expect(await reading(owner)).toEqual(settings)
  })

  describe('of two addresses', () => {
    let second: Awaited<ReturnType<typeof secondAddress>>
    beforeAll(async () => {
      second = await secondAddress()
    })
    afterAll(async () => {
      second.close()
      await restore()
    })

    /**
     * What the server before such a store tells it, and which address visitors have. The front page is answered without that server, too:
     * a store whose test was cut off starts again.
     */
    const behindServer = (visitors = theStore().url) =>
      withCode(
        owner,
        'two-addresses',
        `$through = isset($_SERVER['HTTP_X_FORWARDED_HOST']);
        if ($through) $_SERVER['HTTP_HOST'] = $_SERVER['HTTP_X_FORWARDED_HOST'];
        if ($through || '/' !== $_SERVER['REQUEST_URI']) add_filter('option_home', static fn() => '${visitors}', 99);`,
      )

    it('that was opened at the other one: a sentence leads to its own, and the menu stays', async () => {
      await behindServer()
      const { page, context } = await newVisit({ ...desk, allow: [/./] })
      const cookies = await context.cookies()
      await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: second.url })))
      await page.goto(second.url + flowAddress)
      await page.getByText('You opened it at another address than that of your store.').waitFor({ timeout: 30_000 })
      await screenshot(page, seen('another-address'))
      expect(new URL(page.url()).origin).toBe(second.url)
      await page.getByRole('link', { name: 'Back to the dashboard' }).waitFor()
      await page.getByRole('link', { name: `Open this page at ${theStore().url}` }).click()
      await page.getByRole('button', { name: 'Start designing' }).waitFor({ timeout: 120_000 })
    })

    it('of which visitors have one and administrators the other: it is designed as any other', async () => {
      await behindServer(second.url)
      const page = await visit()
      await beginAsked(page, 'Start a draft')
      await recolor(page)
      await screenshot(page, seen('two-addresses'))
      await saveAndClose(page)
      const shop = async (path: string) => (await visitor(second.url).page(path)).text()
      expect(await shop('/')).toMatch(recolored)
      expect(await shop('/shop/')).toContain('Olive oil')
    })
  })

  it('with plain permalinks: the shop is previewed in the draft, and served in the design', async () => {
    await withCode(
      owner,
      'plain-permalinks',
      `if (str_starts_with($_SERVER['REQUEST_URI'], '/wp-json/')) return;
      add_filter('pre_option_permalink_structure', '__return_empty_string');`,
    )
    await setReading(owner, { show_on_front: 'page', page_on_front: await frontPage() })
    const page = await visit()
    await beginAsked(page, 'Start a draft')
    await recolor(page)
    const previewed = page.getByRole('combobox', { name: 'Page in the preview' })
    await previewed.selectOption({ label: 'Shop' })
    const shop = page.frameLocator('iframe[title="Preview: Shop"]')
    await shop.getByText('Olive oil').first().waitFor({ timeout: 60_000 })
    expect(await shop.locator('#wpadminbar').count()).toBe(0)
    const ground = shop.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    expect(await ground).toBe('rgb(19, 22, 30)')
    await screenshot(page, seen('plain-permalinks'))
    await previewed.selectOption({ label: 'Homepage' })
    await saveAndClose(page)
    const { page: guest } = await newVisit({ loggedIn: false, ...desk })
    await guest.goto('/')
    await guest.locator('header').getByRole('link', { name: 'Shop', exact: true }).first().click()
    await guest.getByText('Olive oil').first().waitFor()
    expect(await guest.content()).toMatch(recolored)
  })

  const putParts = async (header: string, footer: string): Promise<void> => {
    for (const [slug, content] of Object.entries({ header, footer }))
      expect((await owner.put(`/wp/v2/template-parts/twentytwentyfour//${slug}`, { content })).status).toBe(200)
  }
})
