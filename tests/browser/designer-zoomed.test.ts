// @module-tag all
/** A desk of 1280 × 1024 at 200 and at 400 %: one column, all of it in reach (WCAG 1.4.10). */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { violations } from './axe'
import { boxOf, button } from './canvas-support'
import { goTo, openDesigner, path } from './designer-support'
import { focused, tabTo } from './keys'
import { designerIsHigher, focusIsInSight, outOfReach, tooWide } from './reflow-support'
import { placesWithPatterns } from './rooms'
import { seedDesignedStore } from './screens/designed-store'
import { newVisit, screenshot } from './support'
import { aiStatus, becomes, changedByHand } from './variant-support'
import { atClosing, choosePalette, flowAddress } from './walk-support'
import { asked, openWizard, questions } from './wizard-support'

const sizes = [
  { zoom: 400, width: 320, height: 256 },
  { zoom: 200, width: 640, height: 512 },
] as const

type Size = (typeof sizes)[number]

/** As on a desk, where every-screen.test.ts measures them. */
const sameColors = { 'color-contrast': { enabled: false } } as const

const visit = async ({ width, height }: Size) => {
  const { page } = await newVisit({ viewport: { width, height } })
  await aiStatus(page.context(), 'none')
  return page
}

/** Nothing scrolls sideways, no control is out of reach, and axe has nothing to say. */
const fits = async (page: Page, { zoom }: Size, name: string, inside?: string): Promise<void> => {
  await screenshot(page, `zoomed ${zoom} ${name}`)
  expect([name, await page.evaluate(tooWide)]).toEqual([name, []])
  expect([name, await outOfReach(page, inside)]).toEqual([name, []])
  expect([name, await violations(page, inside, sameColors)]).toEqual([name, []])
  await screenshot(page, `zoomed ${zoom} ${name} end`)
}

describe.each(sizes)('at $zoom %', (size) => {
  it(
    'the intro, its question and the first of the wizard are one column, with every control in reach',
    { tags: ['W-03'], timeout: 240_000 },
    async () => {
      await restore()
      await becomes({ ai: true })
      await changedByHand()
      const page = await visit(size)
      await page.goto(flowAddress)
      await page.getByText('Or select a professionally designed theme').waitFor()
      await fits(page, size, 'intro')
      await button(page, 'Design with AI').click()
      await page.getByRole('dialog', { name: 'Replace your current design?' }).waitFor()
      await fits(page, size, 'question', '[role=dialog]')
      await openWizard(page)
      await asked(page, questions.business)
      await fits(page, size, 'wizard')
    },
  )

  it(
    'each room of the designer has at least half of the height for choices, with all controls in reach',
    { tags: ['W-03'], timeout: 240_000 },
    async () => {
      await restore()
      await seedDesignedStore()
      const page = await visit(size)
      await openDesigner(page, '', 'attached')
      await button(page, 'Skip').click()
      for (const [room, heading] of placesWithPatterns) {
        await goTo(page, room)
        await expect.poll(() => path(page)).toBe(`/customize-store/assembler-hub${room}`)
        await page.getByRole('heading', { name: heading, exact: true }).waitFor()
        await fits(page, size, `room${room.replaceAll('/', ' ')}`)
        expect(await shareOfChoices(page), room).toBeGreaterThanOrEqual(0.5)
        expect([room, await page.evaluate(designerIsHigher)]).toEqual([room, 0])
      }
      await goTo(page, '/color-palette')
      await choosePalette(page, 'Slate')
      await button(page, 'History').click()
      await page.getByRole('menuitem', { name: 'Palette: Slate' }).waitFor()
      await fits(page, size, 'history', '.cys-history')
      await page.keyboard.press('Escape')
      await goTo(page, '')
      // A room has a Back of its own until the menu is drawn.
      await page.getByRole('heading', { name: "Let's get creative", exact: true }).waitFor()
      await button(page, 'Back').click()
      await page.getByRole('dialog', { name: 'Leave the store designer?' }).waitFor()
      await fits(page, size, 'exit', '[role=dialog]')
    },
  )
})

describe('at 400 %', () => {
  const [size] = sizes

  it(
    'each card of the tour is read as a whole, and leaves the menu and Save in reach',
    { tags: ['W-03', 'A-14'], timeout: 240_000 },
    async () => {
      await restore()
      await seedDesignedStore()
      const page = await visit(size)
      await openDesigner(page, '', 'attached')
      for (const next of ['Take a tour', 'Next', 'Done']) {
        await button(page, next).waitFor()
        const { y, height } = await boxOf(page.locator('.cys-tour'))
        expect(y, next).toBeGreaterThanOrEqual(0)
        expect(y + height, next).toBeLessThanOrEqual(size.height)
        await fits(page, size, `tour ${next}`)
        await button(page, next).click()
      }
      await page.locator('.cys-tour').waitFor({ state: 'detached' })
      expect(await focused(page)).toBe("Let's get creative")
    },
  )

  it(
    'a palette is chosen and saved by keys alone, and what has the focus is in sight',
    { tags: ['W-03'], timeout: 240_000 },
    async () => {
      await restore()
      await seedDesignedStore()
      const page = await visit(size)
      await openDesigner(page, '', 'attached')
      const to = async (name: string, key = 'Tab') => {
        await tabTo(page, (found) => found === name, key)
        // Where the focus is brought into sight, that may come a frame later.
        await expect.poll(async () => [await focused(page), await page.evaluate(focusIsInSight)]).toEqual([name, true])
        await page.keyboard.press('Enter')
      }
      await to('Skip', 'Shift+Tab')
      // The card lies over the menu until it is gone, and takes the focus to the heading then.
      await page.locator('.cys-tour').waitFor({ state: 'detached' })
      await expect.poll(() => focused(page)).toBe("Let's get creative")
      await to('Choose your color palette')
      await expect.poll(() => focused(page)).toBe('Choose your color palette')
      await to('Slate')
      await page.locator('.cys-palette[aria-label="Slate"].is-active').waitFor()
      await to('Back', 'Shift+Tab')
      await to('Save')
      await page.locator('.cys-checklist').waitFor()
      await fits(page, size, 'before save', '.cys-checklist')
      await to('Save anyway')
      await atClosing(page)
      await fits(page, size, 'closing')
      await page.goto('/')
      expect(await page.content()).toMatch(/--wp--preset--color--background:\s*#13161e/i)
    },
  )
})

/** How much of the window shows what is chosen from. */
const shareOfChoices = async (page: Page): Promise<number> => {
  const { height } = await boxOf(page.locator('.cys-pattern-sidebar, .cys-designer__screen').last())
  return height / (page.viewportSize()?.height ?? 0)
}
