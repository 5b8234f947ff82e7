import { beforeEach, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { drawn, seedStore } from './designer-support'
import { newVisit, screenshot } from './support'
import { at, openScreen } from './walk-support'

beforeEach(async () => {
  await restore()
  await seedStore()
})

describe('the sign-up variant', () => {
  it(
    'has no way back at the designer’s root, its own header, and stays from screen to screen',
    { tags: ['R-05', 'R-06', 'D-15'] },
    async () => {
      const { page } = await newVisit()
      await page.goto(`${at('assembler-hub')}&ref=entrepreneur-signup`)
      await drawn(page)
      await page.getByRole('heading', { name: "Let's get creative" }).waitFor()
      const side = page.getByRole('navigation', { name: 'Navigation' })
      expect(await side.getByRole('button', { name: 'Back', exact: true }).count()).toBe(0)
      expect(await page.locator('.cys-site-hub__title').count()).toBe(0)
      await screenshot(page, 'designer sign-up')
      await openScreen(page, 'Choose your color palette')
      await page.waitForURL('**ref=entrepreneur-signup**color-palette')
      await side.getByRole('button', { name: 'Back', exact: true }).click()
      await page.getByRole('heading', { name: "Let's get creative" }).waitFor()
      await page.getByRole('link', { name: 'Go to the admin home' }).click()
      await page.waitForURL('**/wp-admin/?ref=entrepreneur-signup')
    },
  )
})
