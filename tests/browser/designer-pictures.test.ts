// @module-tag all
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { png } from '../fixtures/pictures'
import { restore } from '../store/support'
import { violations } from './axe'
import { canvas, drawn, homeOf, openDesigner, paragraph, seedStore, side, storedHome } from './designer-support'
import { pictureCard, replaceBy } from './pictures-support'
import { newVisit, screenshot } from './support'
import { addPattern, atClosing, back, closePatterns, openScreen, save } from './walk-support'

const leaf = { name: 'maple-leaf.png', mimeType: 'image/png', buffer: png(1200, 800) }

describe('pictures replaced where they stand', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore(homeOf(paragraph('Hello')))
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page)
    await openScreen(page, 'Design your homepage')
  }, 240_000)

  const undo = (what: string) => page.getByRole('button', { name: `Undo: ${what}` })
  const shown = () => canvas(page).locator('.wp-block-image img').first()

  it('given a section of ours, then the side has its pictures, with their texts', { tags: ['B-06'] }, async () => {
    await addPattern(page, 'Intro', 0)
    await closePatterns(page)
    await side(page).locator('.cys-section-row__name').last().click()
    await pictureCard(page).waitFor()
    expect(await pictureCard(page).getByRole('textbox', { name: 'Alternative text' }).inputValue()).not.toBe('')
    await screenshot(page, 'pictures')
    expect(await violations(page)).toEqual([])
  })

  it(
    'a file of 40 MB and one that is no picture are refused in a sentence, and nothing is lost',
    { tags: ['B-06'] },
    async () => {
      const before = await shown().getAttribute('src')
      const folder = await mkdtemp(join(tmpdir(), 'cys-'))
      const huge = join(folder, 'huge.png')
      await writeFile(huge, Buffer.alloc(40 * 1024 * 1024, 1))
      await replaceBy(page, huge)
      await pictureCard(page)
        .getByText(/“huge\.png” is too large: this store accepts up to [\d.]+ MB/)
        .waitFor()
      await replaceBy(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') })
      await pictureCard(page).getByText('“notes.txt” is not an image that this store can show.').waitFor()
      await screenshot(page, 'pictures refused')
      expect(await shown().getAttribute('src')).toBe(before)
      await pictureCard(page).getByRole('button', { name: 'Close' }).click()
      await rm(folder, { recursive: true })
    },
  )

  it(
    'a PNG goes up and is on the page; the picture is described; each is a step by name',
    { tags: ['B-06'] },
    async () => {
      await replaceBy(page, leaf)
      await expect.poll(() => shown().getAttribute('src'), { timeout: 60_000 }).toContain('maple-leaf')
      await undo('Image replaced').waitFor()
      const words = pictureCard(page).getByRole('textbox', { name: 'Alternative text' })
      expect(await words.inputValue()).toBe('')
      await words.fill('A maple leaf & its "stem"')
      await words.press('Tab')
      await undo('Image described').waitFor()
      await expect.poll(() => shown().getAttribute('alt')).toBe('A maple leaf & its "stem"')
      await undo('Image described').click()
      await expect.poll(() => words.inputValue()).toBe('')
      await page.getByRole('button', { name: 'Redo: Image described' }).click()
      await expect.poll(() => words.inputValue()).toBe('A maple leaf & its "stem"')
      await screenshot(page, 'pictures replaced')
    },
  )

  it('a picture of the media library replaces it as well', { tags: ['B-06'] }, async () => {
    await pictureCard(page).getByRole('button', { name: 'Media library' }).click()
    const library = page.getByRole('dialog', { name: 'Choose an image' })
    await library.getByRole('tab', { name: 'Upload files' }).click({ timeout: 90_000 })
    const chooser = page.waitForEvent('filechooser')
    await library.getByRole('button', { name: 'Select Files' }).click()
    await (await chooser).setFiles([{ ...leaf, name: 'oak-leaf.png' }])
    const use = library.getByRole('button', { name: 'Use image' })
    await library.getByText('1200 by 800 pixels').waitFor({ timeout: 60_000 })
    await expect.poll(() => use.isEnabled()).toBe(true)
    await use.press('Enter')
    await expect.poll(() => shown().getAttribute('src')).toContain('oak-leaf')
    await undo('Image replaced').click()
    await expect.poll(() => shown().getAttribute('src')).toContain('maple-leaf')
  })

  it(
    'given the page is loaded again in the middle of the upload, then the picture arrives nonetheless',
    { tags: ['B-06'], timeout: 180_000 },
    async () => {
      let seen = () => {}
      const begun = new Promise<void>((resolve) => (seen = resolve))
      await page.route(/wp\/v2\/media|wp%2Fv2%2Fmedia/, (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        seen()
        return undefined
      })
      await replaceBy(page, { ...leaf, name: 'birch-leaf.png' })
      await begun
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.reload()
      await drawn(page)
      await expect.poll(() => shown().getAttribute('src'), { timeout: 60_000 }).toContain('birch-leaf')
      await undo('Image replaced').waitFor()
    },
  )

  it('after Save the front page shows it with its text', { tags: ['B-06'], timeout: 240_000 }, async () => {
    await side(page).locator('.cys-section-row__name').last().click()
    const words = pictureCard(page).getByRole('textbox', { name: 'Alternative text' })
    await words.fill('A birch leaf')
    await words.press('Tab')
    await undo('Image described').waitFor()
    await back(page)
    await save(page)
    await atClosing(page)
    expect(await storedHome()).toMatch(/"id":\d+/)
    await page.goto('/')
    const image = page.getByRole('img', { name: 'A birch leaf' })
    expect(await image.getAttribute('src')).toContain('birch-leaf')
    expect(await image.evaluate((element) => (element as HTMLImageElement).complete && element.clientWidth > 0)).toBe(
      true,
    )
  })
})
