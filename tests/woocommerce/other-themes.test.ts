import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../src/events/route-path'
import { fact } from '../../src/events'
import { banner } from '../../src/projections/intro'
import { screen } from '../../src/projections/screen'
import { newVisit, screenshot } from '../browser/support'
import {
  atClosing,
  back,
  canvas,
  choosePalette,
  choosePart,
  flowAddress,
  inDesigner,
  openScreen,
  save,
} from '../browser/walk-support'
import { admin, restore, visitor, type Client } from '../store/support'
import { until } from '../support/session-run'
import { colorsDrawn, colorsOf } from './colors'
import { bare, classic, odd } from './odd-themes'
import { designedAndSaved, session, timeout } from './session-support'
import { seen } from './support'
import { activateTheme, writeTheme } from './theme-support'

const shopOf = async () => (await visitor().page('/')).text()

describe('a store with a theme of its own', () => {
  let owner: Client
  beforeEach(async () => {
    await restore()
    owner = await admin()
    await owner.post('/wc-admin/options', { woocommerce_coming_soon: 'no' })
  }, 120_000)

  const designed = async () => {
    const page = await session(owner)
    await until(page, ({ store }) => store !== null, timeout)
    await page.loop.record(fact('StoreDesignerChosen'))
    await page.loop.record(fact('PresentThemeChosen'))
    await designedAndSaved(page, fact('PaletteChosen', { palette: 'Slate' }))
    return { page, shop: await shopOf() }
  }

  const count = (text: string, tag: string) =>
    text.match(new RegExp(`<${tag} [^>]*wp-block-template-part`, 'g'))?.length

  it.each([
    ['twentytwentyfive', {}, 'home', ['header', 'footer']],
    ['odd', odd, 'front-page', ['site-top', 'site-bottom']],
    ['bare', bare, 'home', ['header', null]],
  ] as const)(
    'given %s, then its front page, parts and colors are designed, and the theme stays',
    { tags: ['S-07'], timeout },
    async (slug, files, template, [header, footer]) => {
      await writeTheme(slug, files)
      await activateTheme(owner, slug)
      const { page, shop } = await designed()
      const { designing, setUp, saving, store } = page.loop.state()
      expect([setUp.stage, saving.stage]).toEqual(['done', 'saved'])
      expect(
        page.asked.filter((call) => call.includes('onboarding/themes/i') || call.includes('themes/activate')),
      ).toEqual([])
      expect(designing.server).toMatchObject({
        theme: slug,
        home: { id: `${slug}//${template}` },
        header: { id: `${slug}//${header}` },
        footer: footer && { id: `${slug}//${footer}` },
      })
      expect(store).toMatchObject({ theme: slug, taskCompleted: true })
      expect(shop).toMatch(/--wp--preset--color--background:\s*#13161e/i)
      expect(shop).toMatch(/body\{background-color: var\(--wp--preset--color--background\)/)
      if (slug === 'twentytwentyfive') {
        expect(shop).toMatch(/--wp--preset--color--base:\s*#13161e/i)
        expect(shop).toMatch(/--wp--preset--color--contrast:\s*#eff2f9/i)
      }
      expect(shop).not.toMatch(/(Front page|Everything) of the theme|Old bottom/)
      expect([count(shop, 'header'), count(shop, 'footer')]).toEqual([1, footer === null ? undefined : 1])
      // What is drawn elsewhere by the theme's one template is as it was.
      if (slug === 'bare')
        expect(await (await visitor().page('/?s=nothing')).text()).toContain('Everything of the theme')
    },
  )

  it(
    'given a child theme, then a merchant designs it in the browser, and its parts are drawn',
    { tags: ['S-07'], timeout: 300_000 },
    async () => {
      await writeTheme('odd', odd)
      await activateTheme(owner, 'odd')
      const { page } = await newVisit({
        viewport: { width: 1440, height: 900 },
      })
      await page.goto(flowAddress)
      await page.getByRole('button', { name: 'Use the store designer' }).click()
      await screenshot(page, seen('other-theme-question'))
      await page.getByRole('dialog').getByRole('button', { name: 'Design my current theme' }).click()
      await inDesigner(page)
      await canvas(page).locator('footer').first().waitFor()
      await screenshot(page, seen('other-theme'))
      await openScreen(page, 'Choose your color palette')
      await choosePalette(page, 'Slate')
      await back(page)
      await openScreen(page, 'Choose your header')
      await choosePart(page, 'With a search field')
      await back(page)
      expect(await shopOf()).toContain('Front page of the theme')
      await save(page)
      await atClosing(page)

      const guest = await newVisit({ loggedIn: false, viewport: { width: 1440, height: 900 } })
      await guest.page.goto('/')
      const { background, text } = colorsOf('Slate')
      expect(await colorsDrawn(guest.page)).toEqual({ background, text })
      expect(await guest.page.locator('header .wc-block-mini-cart').count()).toBe(1)
      expect(await shopOf()).not.toContain('Front page of the theme')
      await screenshot(guest.page, seen('other-theme-front'))
    },
  )

  it(
    'given a classic theme, then the intro leads to the Customizer and the designer says why it is closed',
    { tags: ['S-07'], timeout },
    async () => {
      await writeTheme('classic', classic)
      await activateTheme(owner, 'classic')
      const page = await session(owner, paths.designer)
      const state = await until(page, ({ store, designing }) => store !== null && designing.server !== null, timeout)
      page.close()
      expect(screen(state)).toBe('incompatible')
      const intro = await session(owner)
      expect(banner(await until(intro, ({ store }) => store !== null, timeout))).toBe('classic-theme')
      intro.close()
    },
  )
})
