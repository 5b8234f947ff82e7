// @module-tag all
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { openDesigner, seedStore, side } from '../browser/designer-support'
import { newVisit, screenshot } from '../browser/support'
import { becomes } from '../browser/variant-support'
import { at } from '../browser/walk-support'

const option = 'woocommerce_customize_store_onboarding_tour_hidden'
const isHidden = async () => {
  const { body } = await (await admin()).get(`/wc-admin/options?options=${option}`)
  return (body as Readonly<Record<string, unknown>>)[option] === 'yes'
}
const card = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const press = (page: Page, name: string) => page.locator('.cys-tour').getByRole('button', { name, exact: true }).click()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

beforeEach(async () => {
  await restore()
  await seedStore()
})

describe('the tour', () => {
  it(
    'is offered once the page is in sight, covers no choice, and leads through its steps',
    { tags: ['A-14'], timeout: 240_000 },
    async () => {
      const { page } = await newVisit({ viewport: { width: 1440, height: 900 } })
      await openDesigner(page)
      await card(page, 'Meet your store designer').waitFor()
      await screenshot(page, 'tour offer')
      expect(await focused(page)).toBe("Let's get creative")
      expect(await covered(page)).toEqual([])

      await press(page, 'Take a tour')
      await card(page, 'Watch your store take shape').getByText('Step 1 of 2').waitFor()
      await screenshot(page, 'tour canvas')
      expect(await focused(page)).toContain('Step 1 of 2')
      await press(page, 'Next')
      await card(page, 'Make your store your own').getByText('Step 2 of 2').waitFor()
      await screenshot(page, 'tour side')
      expect(await covered(page)).toEqual([])
      await press(page, 'Previous')
      await card(page, 'Watch your store take shape').waitFor()
      await page.reload()
      await card(page, 'Watch your store take shape').waitFor({ timeout: 60_000 })
      await press(page, 'Next')
      await press(page, 'Done')
      await page.locator('.cys-tour').waitFor({ state: 'detached' })
      expect(await focused(page)).toBe("Let's get creative")
      await expect.poll(isHidden).toBe(true)

      const later = await newVisit()
      await openDesigner(later.page)
      await side(later.page).getByRole('button', { name: 'Choose fonts' }).waitFor()
      expect(await later.page.locator('.cys-tour').count()).toBe(0)
    },
  )

  it(
    'is skipped by Escape on a phone, and leaves room for the menu and Save there',
    { tags: ['all', 'A-14'], timeout: 240_000 },
    async () => {
      const { page } = await newVisit({ viewport: { width: 360, height: 740 } })
      await page.goto(at('assembler-hub'))
      const offer = card(page, 'Meet your store designer')
      await offer.waitFor({ timeout: 120_000 })
      await screenshot(page, 'tour phone')
      expect(await covered(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await press(page, 'Take a tour')
      await card(page, 'Watch your store take shape').getByText('Enlarge preview').waitFor()
      await screenshot(page, 'tour phone preview')
      await page.keyboard.press('Escape')
      await page.locator('.cys-tour').waitFor({ state: 'detached' })
      await expect.poll(isHidden).toBe(true)
    },
  )
})

describe('the welcome after an AI failure', () => {
  it('greets, and offers the tour', { tags: ['A-14'], timeout: 240_000 }, async () => {
    await becomes({ ai: true, provider: 'wordpress', model: 'none' })
    const { page } = await newVisit()
    await openDesigner(page)
    const dialog = card(page, 'Welcome to your store!')
    await dialog.getByText('The AI could not be reached, so your store starts with a ready-made design.').waitFor()
    await screenshot(page, 'tour welcome')
    expect(await page.locator('.cys-tour').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Take a tour' }).click()
    await card(page, 'Watch your store take shape').waitFor()
    await expect.poll(() => focused(page)).toContain('Step 1 of 2')
    await press(page, 'Close Tour')
    await expect.poll(isHidden).toBe(true)
  })

  it('does not greet a second time', { tags: ['all', 'A-14'], timeout: 240_000 }, async () => {
    await becomes({ ai: true, provider: 'wordpress', model: 'none' })
    const { page } = await newVisit()
    await openDesigner(page)
    const dialog = card(page, 'Welcome to your store!')
    await dialog.getByRole('button', { name: 'Take a tour' }).click()
    await press(page, 'Close Tour')
    await expect.poll(isHidden).toBe(true)
    await page.reload()
    await page.locator('.cys-skeleton').waitFor({ state: 'detached', timeout: 60_000 })
    expect(await dialog.count()).toBe(0)
  })
})

// Helpers

/** Names of the side's buttons, Save among them, that the card lies over wherever the menu is scrolled. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll('.cys-designer__side button')].filter(
      (button) => button.closest('.cys-tour') === null,
    )
    const tour = document.querySelector('.cys-tour')
    return buttons
      .filter((button) => {
        button.scrollIntoView({ block: 'nearest' })
        const { left, top, width, height } = button.getBoundingClientRect()
        return tour?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) === true
      })
      .map((button) => button.textContent)
  })
