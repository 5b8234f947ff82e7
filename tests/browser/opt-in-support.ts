import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { screenshot } from './support'

/** Consents to usage tracking, so that the library is asked for more patterns. Nothing was ticked beforehand. */
export const optInToPatterns = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Opt in to usage tracking' }).click()
  const dialog = page.getByRole('dialog', { name: 'Look for more patterns' })
  const agree = dialog.getByRole('button', { name: 'Opt in' })
  expect(await dialog.getByRole('checkbox').isChecked()).toBe(false)
  expect(await agree.getAttribute('aria-disabled')).toBe('true')
  await dialog.getByRole('checkbox').check()
  await screenshot(page, 'opt-in')
  await agree.click()
  await page.getByRole('heading', { name: 'Design your homepage' }).waitFor({ timeout: 120_000 })
  await expect.poll(() => page.getByRole('button', { name: 'Opt in to usage tracking' }).count()).toBe(0)
}
