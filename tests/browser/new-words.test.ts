// @module-tag all
import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { answerWizard, tea, withoutFonts } from './ai-walk-support'
import { canvas, goTo, side } from './designer-support'
import { newVisit, screenshot } from './support'
import { becomes } from './variant-support'
import { inDesigner } from './walk-support'

const write = (page: Page) => side(page).getByRole('button', { name: /^Write new words: / })
const cancel = (page: Page) => side(page).getByRole('button', { name: /^Cancel: new words for / })
const fox = (page: Page) => canvas(page).getByText('The fox says text-', { exact: false })
const isQuestion = (url: URL) => decodeURIComponent(url.href).includes('/ai/section')

it('where the suggestions are built in, nothing offers new words', { tags: ['B-12'], timeout: 300_000 }, async () => {
  await restore()
  await becomes({ ai: true, provider: 'rules' })
  await withoutFonts()
  const { page } = await newVisit({ viewport: { width: 1440, height: 900 } })
  await answerWizard(page, tea)
  await inDesigner(page)
  await goTo(page, '/homepage')
  await page.locator('.cys-section-row__name').first().click()
  await side(page).getByRole('heading', { name: 'Texts', exact: true }).waitFor()
  expect(await write(page).count()).toBe(0)
})

describe('new words for one section, where the store has a model', { tags: ['B-12'] }, () => {
  let page: Page
  let first: string

  beforeAll(async () => {
    await restore()
    await becomes({ ai: true, provider: 'wordpress', model: 'good' })
    await withoutFonts()
    const viewport = { width: 1440, height: 900 }
    page = (await newVisit({ keep: true, viewport, allow: [/502/] })).page
    await answerWizard(page, tea)
    await page.getByRole('button', { name: 'Agree and continue' }).click()
    await inDesigner(page)
    await goTo(page, '/homepage')
    const row = page.locator('.cys-section-row__name').first()
    await row.click()
    first = await row.innerText()
  }, 300_000)

  it('are written while the rest stays usable, are one step by name, and go by undo', async () => {
    const before = await canvas(page).locator('.is-root-container').innerText()
    const asked: Route[] = []
    await page.route(isQuestion, (route) => void asked.push(route))
    await side(page).getByText('to the AI provider that is connected to this site.', { exact: false }).waitFor()
    await screenshot(page, 'new-words offered')
    await write(page).click()
    await side(page).getByText('Writing new words…').waitFor()
    await screenshot(page, 'new-words writing')
    expect(await cancel(page).evaluate((button) => button === document.activeElement)).toBe(true)
    // Another section is chosen meanwhile: its row is open, and the first one still says what is going on.
    await page.locator('.cys-section-row__name').nth(1).click()
    await side(page).getByText('Writing new words…').waitFor()
    await page.locator('.cys-section-row__name').first().click()
    expect(asked).toHaveLength(1)
    await asked[0]?.continue()
    await fox(page).first().waitFor()
    await side(page).getByText('The new words are in place.', { exact: false }).waitFor()
    await screenshot(page, 'new-words in place')
    await page.getByRole('button', { name: /^Undo: New words: / }).click()
    await expect.poll(() => fox(page).count()).toBe(0)
    expect(await canvas(page).locator('.is-root-container').innerText()).toBe(before)
    expect(first).not.toBe('')
    await page.unroute(isQuestion)
  }, 120_000)

  it('given the model fails, then it says so, the words stay, and the same button asks again', async () => {
    await becomes({ ai: true, provider: 'wordpress', model: 'broken' })
    await write(page).click()
    await side(page).getByText('The words stayed as they are. The AI could not answer.').first().waitFor()
    await screenshot(page, 'new-words refused')
    await becomes({ ai: true, provider: 'wordpress', model: 'good' })
    await write(page).click()
    await fox(page).first().waitFor()
    expect(await side(page).getByText('The words stayed as they are.', { exact: false }).count()).toBe(0)
  }, 120_000)

  it('given nobody waits, then nothing changes; given the page reloads, then the question goes on', async () => {
    await page.getByRole('button', { name: /^Undo: New words: / }).click()
    await page.route(isQuestion, () => undefined)
    await write(page).click()
    await cancel(page).click()
    await write(page).waitFor()
    expect(await fox(page).count()).toBe(0)
    await write(page).click()
    await side(page).getByText('Writing new words…').waitFor()
    await page.unroute(isQuestion)
    await page.reload()
    await fox(page).first().waitFor({ timeout: 60_000 })
    await page.locator('.cys-skeleton').waitFor({ state: 'detached', timeout: 60_000 })
    await page.setViewportSize({ width: 360, height: 740 })
    await write(page).scrollIntoViewIfNeeded()
    await screenshot(page, 'new-words 360')
  }, 180_000)
})
