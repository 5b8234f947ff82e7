import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { seedStore } from './designer-support'
import { newVisit, screenshot } from './support'
import { aiStatus, becomes, changedByHand, designed } from './variant-support'
import { at, canvas, flowAddress, inDesigner } from './walk-support'

beforeEach(() => restore())

describe('beside the wizard', () => {
  it(
    'given AI is offered, then "Design it yourself" opens the designer, and leaving that opens the intro',
    { tags: ['all', 'B-15'], timeout: 300_000 },
    async () => {
      await becomes({ ai: true })
      const page = await atIntro()
      await page.getByRole('button', { name: 'Design with AI' }).waitFor()
      await screenshot(page, 'beside ai')
      await itself(page).click()
      await inDesigner(page)
      expect(await canvas(page).locator('header').count()).toBeGreaterThan(0)
      await leave(page)
      await heading(page).waitFor()
      await page.getByRole('heading', { name: 'Carry on with your design' }).waitFor()
      expect(page.url()).not.toContain('design-with-ai')
    },
  )

  it(
    'given built-in suggestions, then the same is beside the quick start; closing that leads to the intro',
    { tags: ['B-15', 'B-12'] },
    async () => {
      await becomes({ ai: true, provider: 'rules' })
      const { page } = await newVisit()
      await page.goto(flowAddress)
      await itself(page).waitFor()
      await page.getByRole('button', { name: 'Quick start', exact: true }).click()
      await page.waitForURL(/path=%2Fcustomize-store%2Fquick-start/)
      expect(await page.locator('.cys-app').innerText()).not.toMatch(/\bAI\b/)
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await heading(page).waitFor()
    },
  )

  it('given changes by hand, then it asks before it replaces them', { tags: ['B-15'] }, async () => {
    await becomes({ ai: true })
    await changedByHand()
    const page = await atIntro()
    await itself(page).click()
    const dialog = page.getByRole('dialog', { name: 'Replace your current design?' })
    await dialog.getByText('will replace the changes that you made to your active theme').waitFor()
    await screenshot(page, 'modal own design')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await itself(page).click()
    await dialog.getByRole('button', { name: 'Design it yourself' }).click()
    await withoutWizard(page)
  })

  it(
    'given another theme, then the question of "Use the store designer" does not lead to the wizard',
    { tags: ['all', 'B-15'] },
    async () => {
      await becomes({ ai: true })
      await (await admin()).post('/wc-admin/onboarding/themes/activate?theme=twentytwentyfive')
      const page = await atIntro()
      await page.getByRole('button', { name: 'Use the store designer' }).click()
      const dialog = page.getByRole('dialog', { name: 'Change to a new theme?' })
      await dialog.getByRole('button', { name: 'Design a new theme' }).click()
      await withoutWizard(page)
    },
  )

  it(
    'given a design, then "Use the store designer" opens it, and leaving it leads to the intro',
    { tags: ['all', 'B-15'], timeout: 240_000 },
    async () => {
      await becomes({ ai: true })
      await seedStore()
      await designed('somewhere//else')
      const page = await atIntro()
      await page.getByRole('button', { name: 'Use the store designer' }).click()
      await inDesigner(page)
      await leave(page)
      await heading(page).waitFor()
    },
  )
})

// Helpers

const atIntro = async (): Promise<Page> => {
  const { page, context } = await newVisit()
  await aiStatus(context, 'none')
  await page.goto(at('intro'))
  return page
}

const itself = (page: Page) => page.locator('.cys-banner').getByRole('button', { name: 'Design it yourself' })

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Design or choose a new theme' })

const withoutWizard = (page: Page) => page.waitForURL(/path=%2Fcustomize-store%2F(?:design|assembler-hub)(?:&|$)/)

const leave = async (page: Page): Promise<void> => {
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('button', { name: 'Back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave the store designer?' })
  await dialog.getByRole('button', { name: /^Exit/ }).click()
}
