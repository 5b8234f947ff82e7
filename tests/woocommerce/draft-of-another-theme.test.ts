import { expect, it } from 'vitest'
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
import { admin, restore, type Client } from '../store/support'
import { colorsDrawn, colorsOf } from './colors'
import { frontPage, openShop } from './store-support'
import { seen } from './support'
import { activateTheme } from './theme-support'

const activeTheme = async (owner: Client) =>
  ((await owner.get('/wp/v2/themes?status=active')).body as { stylesheet: string }[])[0]?.stylesheet

it(
  'a store in use with another theme is designed in the recommended one, and keeps its own until Save',
  { tags: ['S-05', 'S-07'], timeout: 600_000 },
  async () => {
    await restore()
    const owner = await admin()
    await openShop(owner)
    await activateTheme(owner, 'twentytwentyfive')
    const before = await frontPage()
    expect(before).toContain('Since 1987')

    const { page } = await newVisit({ viewport: { width: 1440, height: 900 } })
    await page.goto(flowAddress)
    await page.getByRole('button', { name: 'Use the store designer' }).click({ timeout: 120_000 })
    const question = page.getByRole('dialog', { name: 'Change to a new theme?' })
    await question.getByText('visitors see nothing of it until you save').waitFor()
    await screenshot(page, seen('draft-of-another-theme-question'))
    await question.getByRole('button', { name: 'Design a new theme' }).click()
    await inDesigner(page)

    await openScreen(page, 'Choose your color palette')
    await choosePalette(page, 'Slate')
    await back(page)
    await openScreen(page, 'Choose your header')
    await choosePart(page, 'With a search field')
    await back(page)
    expect([await activeTheme(owner), await frontPage()]).toEqual(['twentytwentyfive', before])

    await page.reload()
    await inDesigner(page)
    await canvas(page).locator('footer').first().waitFor()
    await screenshot(page, seen('draft-of-another-theme'))
    expect([await activeTheme(owner), await frontPage()]).toEqual(['twentytwentyfive', before])

    await save(page)
    await atClosing(page)
    expect(await activeTheme(owner)).toBe('twentytwentyfour')
    const guest = await newVisit({ loggedIn: false, viewport: { width: 1440, height: 900 } })
    await guest.page.goto('/')
    const { background, text } = colorsOf('Slate')
    expect(await colorsDrawn(guest.page)).toEqual({ background, text })
    expect(await guest.page.locator('header .wc-block-mini-cart').count()).toBe(1)
    expect(await guest.page.getByText('Since 1987').count()).toBe(0)
    await screenshot(guest.page, seen('draft-of-another-theme-front'))
  },
)
