/** On a phone, the page and the choices are both in sight, in each room. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { boxOf, frame, longHome } from './canvas-support'
import { goTo, openDesigner, path, seedStore, side } from './designer-support'
import { placesWithPatterns } from './rooms'
import { newVisit, screenshot } from './support'

const phone = { width: 390, height: 844 }
describe('the designer on a phone', () => {
  let page: Page
  beforeAll(async () => {
    await restore()
    await seedStore(longHome)
    page = (await newVisit({ viewport: phone, keep: true })).page
    await openDesigner(page)
  }, 240_000)

  it(
    'given each room, then the page is above and choices are below it, large enough for a finger',
    { tags: ['B-16'] },
    async () => {
      for (const [room, heading] of placesWithPatterns) {
        await goTo(page, room)
        await page.getByRole('heading', { name: heading, exact: true }).waitFor()
        const shown = await boxOf(frame(page))
        expect([room, shown.x, shown.width], 'the page').toEqual([room, 0, phone.width])
        expect(shown.height, `the page in ${room}`).toBeGreaterThan(phone.height / 4)
        await expect.poll(() => choicesBelow(page, shown.y + shown.height), { message: room }).toBeGreaterThan(0)
        expect([room, await small(page)]).toEqual([room, []])
        await screenshot(page, `phone${room.replaceAll('/', ' ')}`)
      }
    },
  )

  it(
    'given the homepage is chosen in the menu, then the first section of the page is in sight',
    { tags: ['B-16'] },
    async () => {
      await goTo(page, '')
      await side(page).getByRole('button', { name: 'Design your homepage' }).click()
      await expect.poll(() => path(page)).toBe('/customize-store/assembler-hub/homepage')
      const { y, height } = await boxOf(side(page).locator('.cys-section-row').first())
      expect(y + height).toBeLessThanOrEqual(phone.height)
      expect(await page.locator('.cys-pattern-sidebar').count()).toBe(0)
    },
  )
})

/** How many buttons of the room are wholly in sight, below this line. */
const choicesBelow = (page: Page, line: number): Promise<number> =>
  page
    .locator(':is(.cys-designer__screen, .cys-pattern-sidebar) button')
    .evaluateAll(
      (all, edge) =>
        all
          .map((each) => each.getBoundingClientRect())
          .filter(({ top, bottom, width }) => width > 0 && top >= edge && bottom <= window.innerHeight).length,
      line,
    )

/** What is touched in every room and is less than 44 px high or wide. */
const small = (page: Page): Promise<readonly string[]> =>
  page
    .locator(
      '.cys-site-hub :is(a, button), .cys-designer-screen__back, .cys-designer-menu__item, .cys-section-row button',
    )
    .evaluateAll((all) =>
      all
        .filter((each) => each.getBoundingClientRect().width > 0)
        .filter((each) => each.getBoundingClientRect().height < 44 || each.getBoundingClientRect().width < 44)
        .map((each) => each.getAttribute('aria-label') ?? each.textContent),
    )
