// @module-tag all
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { newVisit, screenshot } from './support'
import { aiStatus, becomes, designed } from './variant-support'
import { at } from './walk-support'

beforeEach(async () => {
  await restore()
  await designed()
})

describe('the feedback dialog', () => {
  it('is sent with a rating and a box, thanks, and is not asked for again', { tags: ['T-03'] }, async () => {
    const { page } = await newVisit()
    await page.goto(at('transitional'))
    await heading(page).waitFor()
    const dialog = await openSurvey(page)
    expect(await page.locator('.woocommerce-ai-survey-modal').count()).toBe(1)
    expect(await dialog.innerText()).toContain('Why did you create your own design?')
    const send = dialog.getByRole('button', { name: 'Send' })
    await dialog.getByText('To send, give a rating and tick at least one box.').waitFor()
    expect(await send.getAttribute('aria-disabled')).toBe('true')
    await screenshot(page, 'survey')

    // Stars by the keyboard, as radio buttons go.
    await dialog.getByRole('radio', { name: '1 star' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => dialog.getByRole('radio', { name: '3 stars' }).isChecked()).toBe(true)
    expect(await dialog.getByRole('radio').count()).toBe(5)
    await send.focus()
    await page.keyboard.press('Enter')
    expect(await dialog.count()).toBe(1)
    await dialog.getByRole('checkbox', { name: 'The themes did not fit my store.' }).check()
    await dialog.getByLabel('Was anything unclear or unnecessary?').fill('Nothing at all')
    await screenshot(page, 'survey filled in')

    await send.click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Thank you for your feedback!').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Thank you')
    expect(await page.getByRole('button', { name: 'Share feedback' }).count()).toBe(0)
    await screenshot(page, 'survey thanks')
    await expect.poll(surveyOption).toBe('yes')
    await page.reload()
    await heading(page).waitFor()
    expect(await page.getByRole('button', { name: 'Share feedback' }).count()).toBe(0)
  })

  it(
    'stays open when one clicks beside it, and keeps what was filled in when it is closed',
    { tags: ['T-03'] },
    async () => {
      const { page } = await newVisit()
      await page.goto(at('transitional'))
      await heading(page).waitFor()
      const dialog = await openSurvey(page)
      await dialog.getByRole('radio', { name: '4 stars' }).check()
      await page.mouse.click(5, 400)
      expect(await dialog.count()).toBe(1)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Share feedback')
      await openSurvey(page)
      expect(await dialog.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await dialog.waitFor({ state: 'detached' })
      expect(await surveyOption()).toBe(false)
    },
  )

  it(
    'asks about AI on managed hosting with AI online, also on a phone',
    { tags: ['all', 'T-03', 'R-05'] },
    async () => {
      await becomes({ managedHosting: true })
      const { page, context } = await newVisit({ viewport: { width: 360, height: 740 } })
      await aiStatus(context, 'none')
      await page.goto(at('transitional'))
      await heading(page).waitFor()
      await screenshot(page, 'closing phone')
      const dialog = await openSurvey(page)
      await dialog.getByText('Why did you design with AI?').waitFor()
      await screenshot(page, 'survey phone')
      await dialog.getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded()
      await screenshot(page, 'survey phone end')
    },
  )

  it('does not ask about AI on managed hosting while AI is offline', { tags: ['all', 'T-03', 'R-05'] }, async () => {
    await becomes({ managedHosting: true, provider: 'wordpress', model: 'none' })
    const { page } = await newVisit()
    await page.goto(at('transitional'))
    await heading(page).waitFor()
    await (await openSurvey(page)).getByText('Why did you create your own design?').waitFor()
  })

  it(
    'thanks although the store cannot make a note of it, says so, and tells it on the next opening',
    { tags: ['all', 'T-03'] },
    async () => {
      const { page } = await newVisit({ allow: [/status 500: POST .*options/] })
      const options = /wc-admin(\/|%2F)options/
      await page.route(options, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 500, contentType: 'application/json', body: '{}' })
          : route.continue(),
      )
      await page.goto(at('transitional'))
      await heading(page).waitFor()
      const dialog = await openSurvey(page)
      await dialog.getByRole('radio', { name: '5 stars' }).check()
      await dialog.getByRole('checkbox', { name: 'Other.', exact: true }).check()
      await dialog.getByRole('button', { name: 'Send' }).click()
      await page.getByText('Your store could not record it and may ask you again.').first().waitFor()
      await page.unroute(options)
      await page.reload()
      await heading(page).waitFor()
      await expect.poll(surveyOption).toBe('yes')
    },
  )
})

// Helpers

const openSurvey = async (page: Page) => {
  await page.getByRole('button', { name: 'Share feedback' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share feedback' })
  await dialog.waitFor()
  return dialog
}

const surveyOption = async (): Promise<unknown> => {
  const name = 'woocommerce_admin_customize_store_survey_completed'
  const { body } = await (await admin()).get(`/wc-admin/options?options=${name}`)
  return (body as Record<string, unknown>)[name]
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your store looks great!' })
