// @module-tag all
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { withPlugin } from '../store/test-plugin'
import { openverseServer, type OpenverseServer } from '../support/openverse-server'
import { violations } from './axe'
import { canvas, homeOf, openDesigner, paragraph, seedStore, side } from './designer-support'
import { pictureCard } from './pictures-support'
import { newVisit, screenshot } from './support'
import { addPattern, closePatterns, openScreen } from './walk-support'

describe('photographs found on request', () => {
  let page: Page
  let openverse: OpenverseServer

  beforeAll(async () => {
    openverse = await openverseServer()
    await restore()
    await withPlugin('local-openverse')
    await (await admin()).put('/local-openverse/v1/address', { address: openverse.api })
    await seedStore(homeOf(paragraph('Hello')))
    const viewport = { width: 1440, height: 900 }
    page = (await newVisit({ keep: true, viewport, allow: [/status (413|429|502)/] })).page
    await openDesigner(page)
    await openScreen(page, 'Design your homepage')
    await addPattern(page, 'Intro', 0)
    await closePatterns(page)
    await side(page).locator('.cys-section-row__name').last().click()
  }, 240_000)
  afterAll(() => openverse.close())

  const shown = () => canvas(page).locator('.wp-block-image img').first()
  const dialog = () => page.getByRole('dialog', { name: 'Find a photo' })
  const field = () => dialog().getByRole('searchbox', { name: 'What the photo should show' })
  const search = async (words: string) => {
    await field().fill(words)
    await field().press('Enter')
  }
  const photo = (name: string) => dialog().getByRole('button', { name })

  it(
    'given consent, then photographs are found and come with license and author into library and page',
    { tags: ['M-12'], timeout: 180_000 },
    async () => {
      const before = await shown().getAttribute('src')
      await pictureCard(page).getByRole('button', { name: 'Find a photo' }).click()
      await dialog().getByText('your store sends it the words that you search for', { exact: false }).waitFor()
      await dialog()
        .getByText('Openverse does not guarantee licenses; people and brands in a photo may need permission.')
        .waitFor()
      await screenshot(page, 'photographs consent')
      expect(await violations(page, '.cys-photographs')).toEqual([])
      expect([openverse.asked, openverse.previews]).toEqual([[], []])

      await dialog().getByRole('button', { name: 'Agree and continue' }).click()
      await expect.poll(() => field().evaluate((input) => input === document.activeElement)).toBe(true)
      expect(await field().inputValue()).toMatch(/\w/)
      expect([openverse.asked, openverse.previews]).toEqual([[], []])
      await search('tea harvest')
      await dialog().getByText('7 photos', { exact: true }).waitFor()
      expect(openverse.asked.map(({ path }) => path)).toEqual([
        '/v1/images/?q=tea+harvest&license=cc0%2Cpdm&mature=false&page_size=20&page=1',
      ])
      await expect.poll(() => openverse.previews.length).toBeGreaterThan(0)
      expect(openverse.previews.every(({ headers }) => headers.referer === undefined)).toBe(true)
      await dialog().getByText('Ada Lens · CC0').first().waitFor()
      await screenshot(page, 'photographs found')
      expect(await violations(page, '.cys-photographs')).toEqual([])

      await photo('About huge, by Ada Lens').click()
      await dialog().getByText('This photo is too large for your store. Please choose another one.').first().waitFor()
      await photo('Tea harvest in Uji.jpg, by Ada Lens').press('Enter')
      await dialog().waitFor({ state: 'detached', timeout: 60_000 })
      await expect.poll(() => shown().getAttribute('src')).toMatch(/\/wp-content\/uploads\/.*tea-harvest-in-uji/)
      expect(await shown().getAttribute('alt')).toBe('Tea harvest in Uji')
      const { body } = await (await admin()).get('/wp/v2/media?context=edit&search=tea')
      const [copy] = body as readonly { description: { raw: string } }[]
      expect(copy?.description.raw).toMatch(/^Author: Ada Lens .*\nSource: flickr .*\nLicense: CC0 1\.0 /)
      await screenshot(page, 'photographs chosen')

      await page.getByRole('button', { name: 'Undo: Image replaced' }).click()
      await expect.poll(() => shown().getAttribute('src')).toBe(before)
    },
  )

  it('given no result or Openverse out of reach, then it says so, on a phone too, and the search goes on', async () => {
    await pictureCard(page).getByRole('button', { name: 'Find a photo' }).click()
    await field().waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    openverse.behaves('empty')
    await search('nothing like it')
    await dialog().getByText('Openverse found no photo. Try fewer or other words.').waitFor()
    openverse.behaves('broken')
    await search('broken')
    await dialog().getByText('Openverse gave no answer that can be used. Please try again later.').first().waitFor()
    openverse.behaves('good')
    await dialog().getByRole('button', { name: 'Try again' }).click()
    await dialog().getByText('7 photos', { exact: true }).waitFor()
    await dialog().getByRole('button', { name: 'More photos' }).scrollIntoViewIfNeeded()
    await screenshot(page, 'photographs 390')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await violations(page, '.cys-photographs')).toEqual([])
    openverse.behaves('busy')
    await search('more of it')
    await dialog().getByText('Openverse is busy and asks to wait 2 minutes before the next search.').first().waitFor()
    await screenshot(page, 'photographs busy 390')
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
  }, 120_000)
})
