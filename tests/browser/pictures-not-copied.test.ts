// @module-tag all
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { restore } from '../store/support'
import { withPlugin } from '../store/test-plugin'
import { theStore } from '../store/the-store'
import { homeOf, openDesigner, paragraph, seedStore, storedHome } from './designer-support'
import { newVisit, screenshot } from './support'
import { addPattern, atClosing, back, openScreen, save } from './walk-support'

const folder = '/plugins/customize-your-store/pictures/'
const refusing = () => join(theStore().folder, 'wp-content', 'no-uploads')
const notice = (page: Page) => page.locator('.cys-noted')

describe('an uploads folder that takes nothing', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await withPlugin('no-uploads')
    await writeFile(refusing(), '')
    const src = `${theStore().url}/wp-content${folder}arches.webp`
    const image = `<!-- wp:image -->\n<figure class="wp-block-image"><img src="${src}" alt=""/></figure>\n<!-- /wp:image -->`
    await seedStore(homeOf(paragraph('Plain'), image))
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page)
  }, 240_000)

  afterAll(() => rm(refusing(), { force: true }))

  it('is told on the closing screen with the pictures and the reason', async () => {
    await openScreen(page, 'Design your homepage')
    await addPattern(page, 'Services', 0)
    await back(page)
    await save(page)
    await atClosing(page)
    const words = (await notice(page).innerText()).replaceAll(/\s+/g, ' ')
    expect(words).toMatch(/These pictures could not be copied to your media library: “.+”\. Visitors see them/)
    expect(words).toContain('Unable to create directory wp-content/uploads/2026.')
    expect(await storedHome()).toContain(`${folder}arches.webp`)
    await screenshot(page, 'closing pictures not copied')
    await page.setViewportSize({ width: 360, height: 740 })
    await screenshot(page, 'closing pictures not copied phone')
    await page.setViewportSize({ width: 1440, height: 900 })
  }, 180_000)

  it('“Try again” tells it again while it takes nothing, and copies them when it does', async () => {
    await notice(page).getByRole('button', { name: 'Try again' }).click()
    await notice(page).waitFor({ state: 'detached' })
    await atClosing(page)
    await notice(page).waitFor()
    await rm(refusing())
    await notice(page).getByRole('button', { name: 'Try again' }).click()
    await notice(page).waitFor({ state: 'detached' })
    await atClosing(page)
    expect(await notice(page).count()).toBe(0)
    const home = await storedHome()
    expect(home).not.toContain(folder)
    expect(home).toMatch(/wp-content\/uploads\/[^"]*arches\.webp/)
  }, 180_000)
})
