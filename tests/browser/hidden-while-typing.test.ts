// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { atRest } from './canvas-support'
import { canvas, drawn, homeOf, openDesigner, seedStore, side } from './designer-support'
import { everythingKept } from './kept'
import { newVisit } from './support'

const treats =
  '<!-- wp:group {"metadata":{"name":"Treats"},"layout":{"type":"constrained"}} -->\n<div class="wp-block-group"><!-- wp:heading -->\n<h2 class="wp-block-heading">Oat and rye</h2>\n<!-- /wp:heading --></div>\n<!-- /wp:group -->'

describe('a page that is put out of sight while something is written', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore(homeOf(treats))
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
  }, 240_000)

  const field = (label: string) => side(page).getByRole('textbox', { name: label })
  const keeps = (text: string) => everythingKept(page).then((all) => all.includes(text))

  it(
    'given a name and a tagline without a pause, when the page is hidden and closed, then both are kept',
    { tags: ['B-07', 'L-02'], timeout: 120_000 },
    async () => {
      await openDesigner(page, '/name')
      await restNever(page)
      await field('Name').fill('Birch & Bark')
      await hide(page)
      await expect.poll(() => keeps('Birch & Bark')).toBe(true)
      await field('Tagline').fill('Baskets by hand')
      await hide(page)
      await expect.poll(() => keeps('Baskets by hand')).toBe(true)
      await page.reload()
      await drawn(page)
      expect(await field('Name').inputValue()).toBe('Birch & Bark')
      expect(await field('Tagline').inputValue()).toBe('Baskets by hand')
    },
  )

  it(
    'given what was typed cannot be a name, then it is not recorded, and the last name stands',
    { tags: ['B-07'], timeout: 120_000 },
    async () => {
      await restNever(page)
      await field('Name').fill('x'.repeat(5_000))
      await hide(page)
      expect(await keeps('x'.repeat(200))).toBe(false)
      await page.reload()
      await drawn(page)
      expect(await field('Name').inputValue()).toBe('Birch & Bark')
    },
  )

  it(
    'given an input method is composing, then it records the accepted word, but not the unfinished one',
    { tags: ['B-07'], timeout: 120_000 },
    async () => {
      await restNever(page)
      await field('Tagline').fill('')
      const ime = await page.context().newCDPSession(page)
      await ime.send('Input.imeSetComposition', { text: 'くっｋ', selectionStart: 3, selectionEnd: 3 })
      await hide(page)
      expect(await keeps('くっｋ')).toBe(false)
      await ime.send('Input.insertText', { text: 'くっきー' })
      await hide(page)
      await expect.poll(() => keeps('くっきー')).toBe(true)
    },
  )

  it(
    'given words in a section, when the page is loaded again at once, then they are there',
    { tags: ['B-06', 'L-02'], timeout: 120_000 },
    async () => {
      await openDesigner(page, '/homepage')
      await side(page).locator('.cys-section-row__name').first().click()
      const title = canvas(page).locator('h2.wp-block-heading').first()
      await (await atRest(title)).click({ force: true })
      await canvas(page).getByRole('textbox', { name: 'Text on the page' }).waitFor()
      await restNever(page)
      await page.keyboard.press('End')
      await page.keyboard.insertText(', and spelt')
      await page.reload()
      await drawn(page)
      await expect.poll(() => title.innerText()).toBe('Oat and rye, and spelt')
    },
  )
})

// Helpers

/** What waits for a rest waits for ever: a page that is out of sight may be frozen before its timers are heard, and then discarded. */
const restNever = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const later = window.setTimeout
    window.setTimeout = ((run: () => void, milliseconds = 0) =>
      milliseconds >= 250 ? 0 : later(run, milliseconds)) as typeof window.setTimeout
  })

/** A browser without windows calls each of its pages visible: this one is told otherwise, and comes back into sight. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })
