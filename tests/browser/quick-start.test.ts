// @module-tag more
import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { looks } from '../../src/catalogue/wizard/looks'
import { admin, restore } from '../store/support'
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
  taking,
  tell,
  told,
} from './quick-start-support'
import { tooWide } from './reflow-support'
import { newVisit, screenshot } from './support'
import { becomes } from './variant-support'
import { atClosing, atDesigner, canvas, flowAddress, inDesigner, save } from './walk-support'
import { asked, onwards, questions } from './wizard-support'

const headline = 'Bags for everything you carry'

const facts = 'Add your address, opening hours and more, if you like'

const own = (page: Page) => page.getByRole('region', { name: 'Your design' })
/** The list of the block editor's files. */
const editorFiles = /customize-your-store-assets/

/** Runs in the page. Reads the top of the first card, in pixels, for wider and wider letters: now, and as soon as the pages are made. */
const topsOfPages = () => {
  const now = (): readonly number[] => {
    const screen = document.querySelector<HTMLElement>('.cys-choose')!
    const tops = Array.from({ length: 25 }, (_, step) => {
      screen.style.letterSpacing = `${step / 10 - 1}px`
      return document.querySelector('.cys-choose__card')!.getBoundingClientRect().top
    })
    screen.style.letterSpacing = ''
    return tops
  }
  const tops = { now, whileMade: [] as readonly number[] }
  new MutationObserver((_, observer) => {
    if (document.querySelector('.cys-choose__stage') === null) return
    observer.disconnect()
    tops.whileMade = now()
  }).observe(document, { subtree: true, childList: true })
  return tops
}

/** The designer shows the page of this ground as a picture. */
const atPicture = async (page: Page, ground: string): Promise<void> => {
  await page.getByRole('heading', { name: "Let's get creative" }).waitFor()
  const picture = page.frameLocator('.cys-skeleton iframe')
  await picture.locator('h1', { hasText: headline }).waitFor()
  expect(await picture.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(ground)
}

/** Runs in the page. @returns the selectors of which something is shown from now on */
const shownOf = (selectors: readonly string[]): readonly string[] => {
  const shown: string[] = []
  new MutationObserver(() => {
    shown.push(...selectors.filter((one) => !shown.includes(one) && document.querySelector(one) !== null))
  }).observe(document, { subtree: true, childList: true })
  return shown
}

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

  it(
    'shows what is known of each page while it is made, and the page in the same place',
    { tags: ['M-11'] },
    async () => {
      const held: Route[] = []
      await page.route(editorFiles, (route) => void held.push(route))
      await tell(page)
      const tops = await page.evaluateHandle(topsOfPages)
      await answerBoth(page)
      const sketches = page.locator('.cys-sketch')
      await sketches.filter({ hasText: headline }).nth(2).waitFor({ timeout: 120_000 })
      for (const text of await sketches.allTextContents()) expect(text).toBe(told.name + headline)
      const grounds = await sketches.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
      expect(new Set(grounds).size).toBe(3)
      await screenshot(page, 'quick-start-sketches')
      await page.unroute(editorFiles)
      for (const route of held) await route.continue().catch(() => undefined)
      await allDrawn(page)
      await expect.poll(() => sketches.filter({ visible: true }).count()).toBe(0)
      const { whileMade, once } = await tops.evaluate(({ now, whileMade }) => ({ whileMade, once: now() }))
      expect(once).toHaveLength(25)
      expect(whileMade).toEqual(once)
    },
  )

  it('leads from one sentence and two questions to three whole pages', { tags: ['X-01', 'M-11'] }, async () => {
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

  it('shows each page down to its footer under the pointer', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    for (const look of looks) {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: taking(look) }) })
      const view = card.locator('.cys-choose__view')
      await view.hover()
      const moved = view.locator('> div')
      await expect.poll(() => moved.evaluate((one) => one.getAnimations().length)).toBe(1)
      await moved.evaluate((one) => one.getAnimations().forEach((move) => move.finish()))
      const bottoms = [view, view.locator('iframe').contentFrame().locator('footer, .wc-blocks-footer-pattern').last()]
      const [end = 0, footer = 0] = await Promise.all(
        bottoms.map((one) => one.boundingBox().then((box) => (box?.y ?? 0) + (box?.height ?? 0))),
      )
      expect(Math.abs(end - footer)).toBeLessThan(4)
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
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

  it('keeps the page that is taken in sight until the editor has drawn it', { tags: ['M-11'] }, async () => {
    const held: Route[] = []
    await page.route(editorFiles, (route) => void held.push(route))
    const others = await page.evaluateHandle(shownOf, ['.cys-loader', '.cys-opening', '.cys-skeleton__page'])
    await take(page, 'Bold')
    await atPicture(page, bold.ground)
    expect(held).toHaveLength(1)
    expect(await others.jsonValue()).toEqual([])
    await page.reload()
    await atPicture(page, bold.ground)
    await page.unroute(editorFiles)
    for (const route of held) await route.continue().catch(() => undefined)
  })

  it('opens the designer with the direction that is taken, and visitors see nothing of it', async () => {
    await atDesigner(page)
    expect(await groundOf(page)).toBe(bold.ground)
    expect(await canvas(page).locator('h1').innerText()).toBe(headline)
    await canvas(page).getByText(told.name).first().waitFor()
    await inDesigner(page)
    expect(await publicState()).toEqual(before)
  })

  it('after Save visitors see the page, the name and, a moment later, the products', async () => {
    await save(page)
    await atClosing(page)
    const { home, name } = await publicState()
    expect(home).toContain(headline)
    expect(name).toBe('Fio &amp; Couro')
    await expect.poll(async () => (await publicState()).products, { timeout: 60_000 }).toContain('Shoulder bag')
    // Their texts come last: what is still to be written would not find the store that the next test begins with.
    await page.waitForLoadState('networkidle')
    await page.close()
  })
})

describe('the quick start in a store without AI whose WordPress has a model', () => {
  it('asks before anything is sent; the model then writes the words of all three pages', async () => {
    await restore()
    await becomes({ model: 'good' })
    const consent = async () =>
      (await (await admin()).get('/wc-admin/options?options=woocommerce_blocks_allow_ai_connection')).body
    const none = await consent()
    const { page } = await newVisit({ viewport: { width: 1440, height: 900 } })
    await tell(page)
    await answerBoth(page)
    const dialog = page.getByRole('dialog', { name: 'May AI see your answers?' })
    await dialog.getByText('the AI provider that is connected to this site').waitFor()
    expect(await dialog.innerText()).toContain(told.goods)
    expect(await consent()).toEqual(none)
    await dialog.getByRole('button', { name: 'Agree and continue' }).click()
    await allDrawn(page)
    for (const look of looks) expect((await seenIn(page, look)).text).toContain('The fox says')
    expect(await consent()).toEqual({ woocommerce_blocks_allow_ai_connection: 'yes' })
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

  it('at 390 px each screen begins at its top, nothing is wider than the window, and axe finds nothing', async () => {
    await restore()
    const { page } = await newVisit({ viewport: { width: 390, height: 844 } })
    const fits = async () => {
      expect(await page.locator('.cys-app__screen').evaluate((screen) => screen.scrollTop)).toBe(0)
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
