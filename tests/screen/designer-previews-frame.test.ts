// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { visitDesigner } from '../browser/canvas-support'
import { openDesigner, seedStore, side } from '../browser/designer-support'
import { newVisit } from '../browser/support'
import { back, openScreen } from '../browser/walk-support'

describe('the frame that draws the lists of patterns', () => {
  beforeAll(async () => {
    await restore()
    await seedStore()
  }, 240_000)

  it(
    'is loaded once: it goes from list to list, and rests out of sight in between',
    { tags: ['D-06', 'D-07'] },
    async () => {
      const page = await visitDesigner('/header')
      await firstDrawn(page)
      await frameOf(page).evaluate((frame) => frame.setAttribute('data-same', 'yes'))
      await back(page)
      await expect.poll(() => resting(page).locator('iframe[data-same]').count()).toBe(1)
      expect(await resting(page).isVisible()).toBe(false)
      for (const room of ['Choose your footer', 'Design your homepage']) {
        await openScreen(page, room)
        if (room === 'Design your homepage') await intro(page).click()
        await firstDrawn(page)
        expect(await page.locator('.cys-previews iframe').count()).toBe(1)
        expect(await frameOf(page).getAttribute('data-same')).toBe('yes')
        await side(page).getByRole('button', { name: 'Back', exact: true }).click()
      }
    },
  )

  it(
    'given a list’s button has the focus, then its first pattern is drawn early, and shown in the list',
    { tags: ['D-06'] },
    async () => {
      const page = await visitDesigner('')
      const button = side(page).getByRole('button', { name: 'Choose your footer' })
      const prepared = inside(resting(page)).locator('.cys-drawn-pattern')
      await button.focus()
      await expect.poll(() => prepared.count()).toBe(1)
      await prepared.evaluate((pattern) => pattern.setAttribute('data-same', 'yes'))
      await button.click()
      await firstDrawn(page)
      const shown = inside(page.locator('.cys-previews')).locator('.cys-drawn-pattern[data-same]')
      expect(await shown.evaluate((pattern) => getComputedStyle(pattern).visibility)).toBe('visible')
      await expect
        .poll(() => inside(page.locator('.cys-previews')).locator('.cys-drawn-pattern').count())
        .toBeGreaterThan(1)
    },
  )

  it('no window of a list is ever without its picture', { tags: ['D-06'] }, async () => {
    const page = await visitDesigner('')
    const button = side(page).getByRole('button', { name: 'Choose your footer' })
    await button.focus()
    await expect.poll(() => inside(resting(page)).locator('.cys-drawn-pattern').count()).toBe(1)
    const frames = page.evaluate(lookAtEachFrame, 3)
    await button.click()
    const seen = await frames
    expect(seen.filter(({ windows, pictures }) => windows > pictures)).toEqual([])
  })

  it('given it is no longer pointed at, then nothing is kept ready', { tags: ['D-06'] }, async () => {
    const page = await visitDesigner('')
    const button = side(page).getByRole('button', { name: 'Choose your header' })
    const prepared = inside(resting(page)).locator('.cys-drawn-pattern')
    await button.focus()
    await expect.poll(() => prepared.count()).toBe(1)
    await button.evaluate((element) => (element as HTMLElement).blur())
    await expect.poll(() => prepared.count()).toBe(0)
  })

  it(
    'given another palette is chosen while it rests, then the next list has that palette',
    { tags: ['D-04', 'D-06'] },
    async () => {
      const page = await visitDesigner('/header')
      await firstDrawn(page)
      await back(page)
      await openScreen(page, 'Choose your color palette')
      const before = await bodyColor(inside(resting(page)))
      await page.locator('.cys-palette:not(.is-active)').nth(4).click()
      await expect.poll(() => bodyColor(page.frameLocator('iframe[name="editor-canvas"]'))).not.toBe(before)
      await back(page)
      await openScreen(page, 'Choose your footer')
      await firstDrawn(page)
      const canvasColor = await bodyColor(page.frameLocator('iframe[name="editor-canvas"]'))
      await expect.poll(() => bodyColor(inside(page.locator('.cys-previews')))).toBe(canvasColor)
    },
  )

  it(
    'given a browser that loads a moved frame anew, then each list has its own, and shows its patterns',
    { tags: ['D-06', 'D-07'] },
    async () => {
      const { page } = await newVisit()
      await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'moveBefore'))
      await openDesigner(page, '/header')
      await firstDrawn(page)
      await back(page)
      await expect.poll(() => page.locator('.cys-previews__frame').count()).toBe(0)
      await openScreen(page, 'Design your homepage')
      await intro(page).click()
      await firstDrawn(page)
      await page
        .getByRole('complementary', { name: 'Intro' })
        .getByRole('button', { name: /^Reviews/ })
        .click()
      const reviews = page.getByRole('complementary', { name: 'Reviews' })
      await reviews.locator('.cys-preview:not(.is-waiting)').first().waitFor()
      await firstDrawn(page)
    },
  )
})

// Helpers

const intro = (page: Page) => side(page).getByRole('button', { name: /^Intro/ })

const resting = (page: Page) => page.locator('.cys-previews__rest')

const frameOf = (page: Page) => page.locator('.cys-previews iframe')

const inside = (element: ReturnType<Page['locator']>) => element.frameLocator('iframe')

const bodyColor = (frame: ReturnType<Page['frameLocator']>) =>
  frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)

/** Until a window of the open list has its picture, and the frame shows it. */
const firstDrawn = async (page: Page): Promise<void> => {
  await page.locator('.cys-preview:not(.is-waiting)').first().waitFor()
  await expect
    .poll(() =>
      inside(page.locator('.cys-previews'))
        .locator('.cys-drawn-pattern')
        .evaluateAll((patterns) => patterns.some((pattern) => getComputedStyle(pattern).visibility === 'visible')),
    )
    .toBe(true)
}

/** Runs in the page: windows that do not wait, and pictures behind them, in each painted frame that has some, until there are so many. */
async function lookAtEachFrame(enough: number) {
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      requestAnimationFrame(() => port2.postMessage(null))
    })
  const seen: { windows: number; pictures: number }[] = []
  while ((seen.at(-1)?.windows ?? 0) < enough) {
    await painted()
    const frame = document.querySelector<HTMLElement>('.cys-previews .cys-previews__frame')
    const inner = frame?.querySelector('iframe')?.contentDocument
    const windows = document.querySelectorAll('.cys-preview:not(.is-waiting)').length
    const shown = [...(inner?.querySelectorAll('.cys-drawn-pattern') ?? [])].filter(
      (pattern) => getComputedStyle(pattern).visibility === 'visible',
    )
    // Each window is a subpath of its own.
    const open = frame?.style.clipPath.match(/M/g)?.length ?? 0
    if (windows > 0) seen.push({ windows, pictures: Math.min(shown.length, open) })
  }
  return seen
}
