// @module-tag more
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { looks } from '../../src/catalogue/wizard/looks'
import { restore } from '../store/support'
import { violations } from './axe'
import { press, tabTo } from './keys'
import {
  allDrawn,
  answerBoth,
  begin,
  goods,
  publicState,
  seenIn,
  shopName,
  take,
  tell,
  told,
} from './quick-start-support'
import { tooWide } from './reflow-support'
import { newVisit, screenshot } from './support'
import { atClosing, atDesigner, canvas, flowAddress, inDesigner, save } from './walk-support'
import { asked, onwards, questions } from './wizard-support'

const headline = 'Bags for everything you carry'

const facts = 'Add your address, opening hours and more, if you like'

const own = (page: Page) => page.getByRole('region', { name: 'Your design' })
const groundOf = (page: Page) =>
  canvas(page)
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor)

describe('the quick start in a store without AI', () => {
  let page: Page
  let before: Awaited<ReturnType<typeof publicState>>
  let bold: Awaited<ReturnType<typeof seenIn>>

  beforeAll(async () => {
    await restore()
    before = await publicState()
    ;({ page } = await newVisit({ keep: true, viewport: { width: 1440, height: 900 } }))
  }, 120_000)

  it('leads from one sentence and two questions to three whole pages', { tags: ['X-01'] }, async () => {
    await tell(page)
    await answerBoth(page)
    await allDrawn(page)
    const seen = []
    for (const look of looks) seen.push(await seenIn(page, look))
    for (const { text, headline: said } of seen) {
      expect(text).toContain(told.name)
      expect(said).toBe(headline)
    }
    for (const part of ['ground', 'font', 'header', 'order'] as const)
      expect(new Set(seen.map((one) => JSON.stringify(one[part]))).size, part).toBe(3)
    bold = seen.at(-1)!
    const tops = await page
      .getByRole('button', { name: /^Take this direction/ })
      .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top)))
    expect(tops).toEqual([tops[0], tops[0], tops[0]])
    await screenshot(page, 'quick-start-directions')
  })

  it('has nothing that axe finds on the directions', async () => {
    expect(await violations(page)).toEqual([])
  })

  it('shows the merchant’s own design as soon as one direction is mixed with another', async () => {
    expect(await own(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Only colors: Bold' }).click()
    const mixed = own(page).locator('iframe').contentFrame().locator('body')
    await mixed.getByText(told.name).first().waitFor({ state: 'attached' })
    await expect.poll(() => mixed.evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(bold.ground)
    await own(page).getByRole('button', { name: 'Undo' }).click()
    await own(page).waitFor({ state: 'detached' })
  })

  it('opens the designer with the direction that is taken, and visitors see nothing of it', async () => {
    await take(page, 'Bold')
    await atDesigner(page)
    expect(await groundOf(page)).toBe(bold.ground)
    expect(await canvas(page).locator('h1').innerText()).toBe(headline)
    await canvas(page).getByText(told.name).first().waitFor()
    await inDesigner(page)
    expect(await publicState()).toMatchObject({ home: before.home, sheet: before.sheet, name: before.name })
  })

  it('shows in the designer’s lists the products that were written meanwhile', async () => {
    const { products } = await publicState()
    expect(products).toContain('Shoulder bag')
    await canvas(page).locator('.wp-block-post, .wc-block-product').getByText('Shoulder bag').first().waitFor()
  })

  it('after Save visitors see the page and the name', async () => {
    await save(page)
    await atClosing(page)
    const { home, name } = await publicState()
    expect(home).toContain(headline)
    expect(name).toBe('Fio &amp; Couro')
  })
})

describe('the way through the quick start', () => {
  it('needs the keyboard alone', async () => {
    await restore()
    const { page } = await newVisit()
    await page.goto(flowAddress)
    await begin(page).waitFor()
    const isIn = (field: ReturnType<typeof goods>) => field.evaluate((one) => one === document.activeElement)
    while (!(await isIn(goods(page)))) await page.keyboard.press('Tab')
    await page.keyboard.type('Sourdough bread and cakes')
    await page.keyboard.press('Tab')
    expect(await isIn(shopName(page))).toBe(true)
    await page.keyboard.press('Enter')
    await asked(page, questions.look)
    await tabTo(page, (name) => name.startsWith('Contemporary'))
    await page.keyboard.press('ArrowRight')
    await press(page, 'Continue')
    await asked(page, questions.tone)
    await press(page, facts)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Rua das Flores 12')
    await page.keyboard.press('Enter')
    await page.keyboard.type('4050-262 Porto')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Tue – Fri: 8 – 18')
    await press(page, 'Continue')
    await allDrawn(page)
    const { text } = await seenIn(page, 'Classic')
    for (const words of ['Rua das Flores 124050-262 Porto', 'Tue – Fri', '8 – 18']) expect(text).toContain(words)
    expect(text).not.toMatch(/Write your address here|Mon – Fri|Monday/)
    await press(page, 'Take this direction: Classic')
    await atDesigner(page)
    await canvas(page).getByText('Rua das Flores 12').first().waitFor()
    const samples = page.locator('.cys-sample-texts')
    await samples.getByText(/sample texts are still on the page$/).click()
    const listed = await samples.innerText()
    expect(listed).toContain('Say here how customers reach you: by phone or email.')
    expect(listed).not.toMatch(/Write your address here|9:00 – 18:00/)
  })

  it('keeps what is told of the shop over a reload, and says at the field what cannot be used', async () => {
    await restore()
    const { page } = await newVisit({ viewport: { width: 390, height: 844 } })
    await tell(page)
    await onwards(page).click()
    await asked(page, questions.tone)
    await page.getByText(facts).click()
    await page.getByLabel('Where your shop is').fill('Rua das Flores 12')
    await page.getByLabel('In business since').fill('a while ago')
    await page.getByLabel('Your pages on social networks').fill('@fio')
    await page.getByLabel('Phone or email').fill('+351 222 000 111')
    await page.getByText('Please write a year, such as 1987.').waitFor()
    expect(await page.evaluate(tooWide)).toEqual([])
    expect(await violations(page)).toEqual([])
    await screenshot(page, 'quick-start-facts')
    await page.reload()
    await asked(page, questions.tone)
    expect(await page.getByLabel('Where your shop is').inputValue()).toBe('Rua das Flores 12')
    expect(await page.getByRole('alert').filter({ visible: true }).allInnerTexts()).toEqual([
      'Please write a year, such as 1987.',
      'Please write each page’s address on a line of its own, such as instagram.com/your-store.',
    ])
  })

  it('Back leads from the second question to the intro, where the same words are, and Forward again', async () => {
    await restore()
    const { page } = await newVisit()
    await tell(page)
    await page.goBack()
    expect(await goods(page).inputValue()).toBe(told.goods)
    expect(await shopName(page).inputValue()).toBe(told.name)
    await page.goForward()
    await asked(page, questions.look)
  })

  it('given no network when pages should be drawn, then they are drawn on request once it is there', async () => {
    await restore()
    const { page, context } = await newVisit({ allow: [/ERR_INTERNET_DISCONNECTED/, /^uncaught/] })
    await tell(page)
    await context.setOffline(true)
    await answerBoth(page)
    await page.getByText('The preview of your page could not be shown.').waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await allDrawn(page)
  })

  it('at 390 px nothing is wider than the window, and axe finds nothing', async () => {
    await restore()
    const { page } = await newVisit({ viewport: { width: 390, height: 844 } })
    const fits = async () => {
      expect(await page.evaluate(tooWide)).toEqual([])
      expect(await violations(page)).toEqual([])
    }
    await page.goto(flowAddress)
    await begin(page).waitFor()
    await fits()
    await goods(page).fill(told.goods)
    await begin(page).click()
    await asked(page, questions.look)
    await fits()
    await onwards(page).click()
    await asked(page, questions.tone)
    await fits()
    await onwards(page).click()
    await allDrawn(page)
    await fits()
    await screenshot(page, 'quick-start-phone')
  })
})
