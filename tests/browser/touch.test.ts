// @module-tag all
/** The main job with a finger on a phone: no mouse, no keys, nothing hovered over. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { boxOf, frame, longHome } from './canvas-support'
import { openDesigner, seedStore } from './designer-support'
import { newVisit, screenshot } from './support'
import { atClosing, flowAddress, inDesigner } from './walk-support'

const phone = { viewport: { width: 390, height: 844 }, touch: true }

describe('a merchant with a phone', () => {
  it('walks from the intro to the closing screen by touch', { tags: ['B-16'], timeout: 300_000 }, async () => {
    await restore()
    const { page } = await newVisit({ ...phone })
    await page.goto(flowAddress)
    await tap(page, 'Start designing')
    await inDesigner(page)
    await tap(page, 'Skip')

    await tap(page, 'Choose your color palette')
    await tap(page, 'Slate')
    await page.locator('.cys-palette[aria-label="Slate"].is-active').waitFor()
    await tap(page, 'Back')
    await tap(page, 'Choose fonts')
    await tap(page, 'Montserrat + Arvo')
    await page.locator('.cys-font[aria-label="Montserrat + Arvo"].is-active').waitFor()
    await tap(page, 'Back')
    await tap(page, 'Choose your header')
    await page.locator('.cys-preview-card', { hasText: 'With a search field' }).tap()
    await page.locator('.cys-preview-card.is-selected', { hasText: 'With a search field' }).waitFor()
    await tap(page, 'Back')

    await tap(page, 'Design your homepage')
    const rows = page.locator('.cys-section-row')
    await rows.first().waitFor()
    const had = await rows.count()
    await page.getByRole('button', { name: /^Services/ }).tap()
    const list = page.getByRole('complementary', { name: 'Services' })
    await list.locator('.cys-preview-card').first().tap()
    await list.locator('.cys-preview-card.is-added').first().waitFor()
    await list.getByRole('button', { name: 'Close' }).tap()
    await expect.poll(() => rows.count()).toBe(had + 1)
    const names = () => page.locator('.cys-section-row__name').allInnerTexts()
    const added = (await names()).at(-1) ?? ''
    await page
      .getByRole('button', { name: `Move up: ${added}` })
      .first()
      .tap()
    await expect.poll(async () => (await names()).at(-2)).toBe(added)
    await screenshot(page, 'touch sections')
    await page.getByRole('button', { name: /^Undo/ }).tap()
    await expect.poll(async () => (await names()).at(-1)).toBe(added)
    await tap(page, 'Back')

    await tap(page, 'Save')
    await page.locator('.cys-checklist').waitFor()
    await screenshot(page, 'touch before save')
    await tap(page, 'Save anyway')
    await atClosing(page)
    await screenshot(page, 'touch closing')
  })

  it(
    'pulls the choices up and down, and finds them there after a reload',
    { tags: ['B-16'], timeout: 240_000 },
    async () => {
      await restore()
      await seedStore(longHome)
      const { page } = await newVisit(phone)
      await openDesigner(page, '/color-palette')
      const grip = page.getByRole('separator', { name: 'Height of the choices' })
      const heights = async () => Math.round((await boxOf(frame(page))).height)
      const middle = await heights()
      await pull(page, grip, -260)
      await expect.poll(() => grip.getAttribute('aria-valuenow')).toBe('2')
      const high = await heights()
      expect(high).toBeLessThan(middle - 150)
      await screenshot(page, 'touch choices high')
      await page.reload()
      await grip.waitFor()
      expect(await grip.getAttribute('aria-valuenow')).toBe('2')
      await expect.poll(heights).toBe(high)
      await pull(page, grip, 500)
      await expect.poll(() => grip.getAttribute('aria-valuenow')).toBe('0')
      await expect.poll(heights).toBeGreaterThan(middle + 100)
      await screenshot(page, 'touch choices low')
      await grip.tap()
      await expect.poll(() => grip.getAttribute('aria-valuenow')).toBe('1')
      await grip.press('ArrowUp')
      await expect.poll(() => grip.getAttribute('aria-valuenow')).toBe('2')
      await expect.poll(heights).toBe(high)
    },
  )
})

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().tap()

/** A finger on the middle of something, moved down by so many pixels, or up. */
const pull = async (page: Page, what: Locator, by: number): Promise<void> => {
  const { x, y, width, height } = await boxOf(what)
  const touch = await page.context().newCDPSession(page)
  const at = (step: number) => [{ x: x + width / 2, y: y + height / 2 + (by * step) / 4 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const step of [1, 2, 3, 4])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
