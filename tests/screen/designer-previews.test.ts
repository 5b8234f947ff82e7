// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { visitDesigner } from '../browser/canvas-support'
import { seedStore, side } from '../browser/designer-support'
import { screenshot } from '../browser/support'

describe('what is seen in a list of patterns', () => {
  beforeAll(async () => {
    await restore()
    await seedStore()
  }, 240_000)

  it(
    'each pattern is behind its own window, also after something has opened between them',
    { tags: ['D-07'] },
    async () => {
      const page = await visitDesigner('/homepage/intro')
      await drawnAll(page)
      await expect.poll(() => page.evaluate(misplaced)).toEqual([])
      const list = page.getByRole('complementary', { name: 'Intro' })
      const first = list.locator('.cys-preview-card').first()
      await first.click()
      await list.locator('.cys-preview-card.is-added').first().waitFor()
      await first.click()
      await list.getByRole('button', { name: 'Add again' }).waitFor()
      await drawnAll(page)
      await expect.poll(() => page.evaluate(misplaced)).toEqual([])
      await screenshot(page, 'patterns behind their windows')
    },
  )

  it(
    'previews are drawn as they come into sight, by one frame that stays for the next category',
    { tags: ['D-07'] },
    async () => {
      const page = await visitDesigner('/homepage/intro')
      const list = (name: string) => page.getByRole('complementary', { name })
      await list('Intro')
        .getByRole('button', { name: /^About/ })
        .click()
      const cards = list('About').locator('.cys-preview-card')
      const drawn = list('About').locator('.cys-preview:not(.is-waiting)')
      await expect.poll(() => drawn.count()).toBeGreaterThan(1)
      expect(await drawn.count()).toBeLessThan(await cards.count())
      const lastDrawn = async () => {
        await list('About').evaluate((element) => element.scrollTo(0, element.scrollHeight))
        return cards.last().locator('.cys-preview:not(.is-waiting)').count()
      }
      await expect.poll(lastDrawn).toBe(1)
      const frame = page.locator('.cys-pattern-sidebar iframe')
      await frame.evaluate((element) => element.setAttribute('data-same', 'yes'))
      await list('About')
        .getByRole('button', { name: /^Reviews/ })
        .click()
      await list('Reviews').locator('.cys-preview:not(.is-waiting)').first().waitFor()
      expect(await frame.count()).toBe(1)
      expect(await frame.getAttribute('data-same')).toBe('yes')
      expect(await list('Reviews').evaluate((element) => element.scrollTop)).toBe(0)
    },
  )

  it(
    'a card of a whole page shows that page only, from its top, and no other card shows a part of it',
    { tags: ['M-07'] },
    async () => {
      // The header of a page has a menu that the small server does not know.
      const page = await visitDesigner('/homepage/ready', { allow: [/status 404: OPTIONS .*\/wp\/v2\/navigation\//] })
      await drawnAll(page)
      const cards = side(page).locator('.cys-preview-card')
      expect(await cards.count()).toBeGreaterThanOrEqual(9)
      for (let nth = 0; nth < (await cards.count()); nth += 1) {
        await cards.nth(nth).scrollIntoViewIfNeeded()
        await drawnAll(page)
        await expect.poll(() => page.evaluate(strangers)).toEqual([])
      }
      await screenshot(page, 'cards of pages')
    },
  )

  it(
    'in a list of headers too; the Tab key goes from card to card and never into the frame',
    { tags: ['D-06'] },
    async () => {
      const page = await visitDesigner('/header')
      await drawnAll(page)
      await expect.poll(() => page.evaluate(misplaced)).toEqual([])
      const cards = side(page).locator('.cys-preview-card')
      await cards.first().focus()
      for (let nth = 1; nth < (await cards.count()); nth += 1) {
        await page.keyboard.press('Tab')
        await expect.poll(() => cards.nth(nth).evaluate((card) => card === document.activeElement)).toBe(true)
      }
    },
  )

  it('on a small screen too, where the list is narrower', { tags: ['D-02'] }, async () => {
    const page = await visitDesigner('/header', { viewport: { width: 360, height: 740 } })
    await drawnAll(page)
    await expect.poll(() => page.evaluate(misplaced)).toEqual([])
    await screenshot(page, 'patterns on a small screen')
  })
})

/** Until nothing that is in sight waits. */
const drawnAll = (page: Page) =>
  expect
    .poll(() =>
      page.locator('.cys-preview').evaluateAll((boxes) => {
        const inSight = boxes.filter((box) => {
          const { top, bottom } = box.getBoundingClientRect()
          return bottom > 0 && top < innerHeight
        })
        return inSight.length > 0 && inSight.every((box) => !box.matches('.is-waiting'))
      }),
    )
    .toBe(true)

/** Windows that do not show the whole width of one pattern from its top: as texts that say by how many pixels of the screen. */
const misplaced = (): readonly string[] => {
  const frame = document.querySelector<HTMLIFrameElement>('.cys-previews iframe')
  const inner = frame?.contentDocument
  if (frame == null || inner == null) return ['no frame']
  const others = [...inner.querySelectorAll('.is-root-container > :not(.cys-drawn-pattern)')]
  if (others.some((element) => element.checkVisibility())) return ['something else is drawn']
  const { left, top, width } = frame.getBoundingClientRect()
  const scale = width / frame.clientWidth
  const byTop = (a: DOMRect, b: DOMRect) => a.top - b.top
  const windows = [...document.querySelectorAll('.cys-preview:not(.is-waiting)')]
    .map((box) => box.getBoundingClientRect())
    .sort(byTop)
  const patterns = [...inner.querySelectorAll('.cys-drawn-pattern')]
    .filter((pattern) => getComputedStyle(pattern).visibility === 'visible')
    .map((pattern) => pattern.getBoundingClientRect())
    .map((box) => new DOMRect(left + box.left * scale, top + box.top * scale, box.width * scale, box.height * scale))
    .sort(byTop)
  const off = (nth: number, what: 'left' | 'top' | 'width' | 'height') =>
    Math.round(Math.abs((windows[nth]?.[what] ?? 0) - (patterns[nth]?.[what] ?? 999)))
  return windows.flatMap((_, nth) =>
    (['left', 'top', 'width', 'height'] as const).flatMap((what) =>
      off(nth, what) > 1 ? [`${nth}: ${what} ${off(nth, what)}`] : [],
    ),
  )
}

/** In windows that are in sight: drawings at places where another window is, by the windows' numbers. */
const strangers = (): readonly string[] => {
  const frame = document.querySelector<HTMLIFrameElement>('.cys-previews iframe')
  const inner = frame?.contentDocument
  if (frame == null || inner == null) return ['no frame']
  const { left, top, width } = frame.getBoundingClientRect()
  const scale = width / frame.clientWidth
  const windows = [...document.querySelectorAll('.cys-preview:not(.is-waiting)')].map((box) =>
    box.getBoundingClientRect(),
  )
  const patterns = [...inner.querySelectorAll<HTMLElement>('.cys-drawn-pattern')].filter(
    (pattern) => getComputedStyle(pattern).visibility === 'visible',
  )
  const own = (box: DOMRect) =>
    patterns.find((pattern) => Math.abs(top + pattern.getBoundingClientRect().top * scale - box.top) < 2)
  return windows.flatMap((box, nth) => {
    const mine = own(box)
    if (mine === undefined) return [`window ${nth} shows no page from its top`]
    return [0.1, 0.5, 0.95].flatMap((share) => {
      const x = (box.left + box.width / 2 - left) / scale
      const y = (box.top + box.height * share - top) / scale
      const others = inner
        .elementsFromPoint(x, y)
        .filter((element) => !mine.contains(element) && element.closest('.cys-drawn-pattern') !== null)
      return others.length > 0 ? [`window ${nth} shows another page at ${share}`] : []
    })
  })
}
