// @module-tag all
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { newVisit, screenshot } from './support'
import { aiStatus, becomes, changedByHand, designed } from './variant-support'
import { flowAddress } from './walk-support'

beforeEach(async () => {
  await restore()
  await becomes({ ai: true })
})

describe('the question before a new design', () => {
  it(
    'no-modal: nothing was designed and nothing changed, so design with AI begins at once',
    { tags: ['I-06', 'I-05'] },
    async () => {
      const page = await atIntro()
      await page.getByRole('heading', { name: 'Design your store with AI' }).waitFor()
      expect(await page.locator('.cys-banner').innerText()).toContain('Please review what it suggests')
      const more = page.getByRole('link', { name: 'Learn more' })
      expect([await more.getAttribute('href'), await more.getAttribute('target')]).toEqual([
        'https://automattic.com/ai-guidelines/',
        '_blank',
      ])
      await screenshot(page, 'banner default')
      await page.getByRole('button', { name: 'Design with AI' }).click()
      await inWizard(page)
      expect(await page.getByRole('dialog').count()).toBe(0)
    },
  )

  it('task-incomplete-override-design-changes: changes by hand would be replaced', { tags: ['I-06'] }, async () => {
    await changedByHand()
    const page = await atIntro()
    await page.getByRole('button', { name: 'Design with AI' }).click()
    const dialog = page.getByRole('dialog', { name: 'Replace your current design?' })
    await dialog.getByText('will replace the changes that you made to your active theme').waitFor()
    const editor = dialog.getByRole('link', { name: 'Editor' })
    expect(await editor.getAttribute('href')).toMatch(/\/wp-admin\/site-editor\.php$/)
    expect(await editor.getAttribute('target')).toBe('_blank')
    await screenshot(page, 'modal override changes')
    await dialog.getByRole('button', { name: 'Design with AI' }).click()
    await inWizard(page)
  })

  it(
    'task-complete-without-ai-theme: X, Escape and Cancel put it away, a click beside it does not',
    { tags: ['I-06'] },
    async () => {
      await designed('somewhere//else')
      const page = await atIntro()
      const opener = page.getByRole('button', { name: 'Design with AI' })
      const dialog = page.getByRole('dialog', { name: 'Replace your current design?' })
      const away = [
        () => dialog.getByRole('button', { name: 'Close' }).click(),
        () => page.keyboard.press('Escape'),
        () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      ]
      for (const putAway of away) {
        await opener.click()
        await dialog.waitFor()
        await page.mouse.click(5, 5)
        expect(await dialog.count()).toBe(1)
        await putAway()
        await dialog.waitFor({ state: 'detached' })
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Design with AI')
      }
    },
  )

  it(
    'task-complete-with-ai-theme: the design that AI made is customized, or begun again',
    { tags: ['I-06', 'I-05'] },
    async () => {
      await designed('twentytwentyfour//home')
      const page = await atIntro()
      await page.getByRole('heading', { name: 'Customize your custom theme' }).waitFor()
      await page.locator('.cys-store-preview.is-shown').waitFor()
      await screenshot(page, 'banner existing ai theme')
      await page.getByRole('button', { name: 'Create a new one' }).click()
      const dialog = page.getByRole('dialog', { name: 'Start again from the beginning?' })
      await dialog.getByText('You will answer all questions again').waitFor()
      await screenshot(page, 'modal start again')
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Create a new one')
      await page.getByRole('button', { name: 'Create a new one' }).click()
      await dialog.getByRole('button', { name: 'Start again' }).click()
      await inWizard(page)
    },
  )

  it(
    'given another theme and AI, then the designer asks before it changes the theme, without the wizard',
    { tags: ['I-06', 'I-02'] },
    async () => {
      await (await admin()).post('/wc-admin/onboarding/themes/activate?theme=twentytwentyfive')
      const page = await atIntro()
      await page.getByRole('button', { name: 'Use the store designer' }).click()
      const dialog = page.getByRole('dialog', { name: 'Change to a new theme?' })
      await dialog.getByText('The store designer builds on its own theme').waitFor()
      await screenshot(page, 'modal theme switch with ai')
      await dialog.getByRole('button', { name: 'Design a new theme' }).click()
      await page.waitForURL(/path=%2Fcustomize-store%2F(design|assembler-hub)(&|$)/)
    },
  )

  it('jetpack-offline: how the connection goes online is told beside the flow', { tags: ['I-05'] }, async () => {
    await becomes({ ai: true, connectionOffline: true })
    const { page, context } = await newVisit()
    await aiStatus(context, 'none')
    await context.route('https://jetpack.com/**', (route) => route.fulfill({ body: 'How to' }))
    await page.goto(flowAddress)
    await page.getByRole('heading', { name: 'Looking for AI design?' }).waitFor()
    await screenshot(page, 'banner jetpack offline')
    const [beside] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Find out how' }).click(),
    ])
    await beside.waitForURL('https://jetpack.com/support/development-mode/')
    await page.getByRole('heading', { name: 'Looking for AI design?' }).waitFor()
  })

  it(
    "given managed hosting, then all themes are on the platform's page, and an offline AI is not promised",
    { tags: ['R-05', 'I-09', 'I-01'] },
    async () => {
      await becomes({ managedHosting: true, provider: 'wordpress', model: 'none' })
      const { page } = await newVisit()
      await page.goto(flowAddress)
      await page.getByRole('button', { name: 'Design with AI' }).waitFor()
      expect(await page.locator('.cys-side__text').innerText()).toMatch(/^Adapt the theme that you have/)
      await page.getByRole('button', { name: 'Browse all themes' }).click()
      await page.waitForURL('**/wp-admin/themes.php')
    },
  )

  it('fits a phone: banner, buttons and question', async () => {
    await designed('twentytwentyfour//home')
    const page = await atIntro({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Create a new one' }).waitFor()
    await page.locator('.cys-store-preview.is-shown').waitFor()
    await screenshot(page, 'banner existing ai theme phone')
    await page.getByRole('button', { name: 'Create a new one' }).click()
    await page.getByRole('dialog').waitFor()
    await screenshot(page, 'modal start again phone')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})

// Helpers

const atIntro = async (viewport?: { width: number; height: number }): Promise<Page> => {
  const { page, context } = await newVisit({ ...(viewport && { viewport }) })
  await aiStatus(context, 'none')
  await page.goto(flowAddress)
  return page
}

const inWizard = (page: Page) => page.waitForURL(/path=%2Fcustomize-store%2Fdesign-with-ai/)
