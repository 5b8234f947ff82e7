/** The AI wizard on a real WooCommerce when its AI is of no use. */
import { beforeEach, describe, expect, it } from 'vitest'
import { answerWizard, tea, withoutFonts } from '../browser/ai-walk-support'
import { newVisit, screenshot } from '../browser/support'
import { aiStatus, becomes } from '../browser/variant-support'
import { inDesigner, openScreen } from '../browser/walk-support'
import { restore } from '../store/support'
import { pastTheWizard } from './past-the-wizard'
import { seen } from './support'

describe('an AI of no use', () => {
  beforeEach(async () => {
    await restore()
    await pastTheWizard()
    await withoutFonts()
  })

  it(
    'given answers with scripts, then it is asked four times, built-in suggestions help, and it says so',
    { tags: ['A-11', 'A-12'], timeout: 400_000 },
    async () => {
      await becomes({ ai: true, provider: 'wordpress', model: 'script' })
      const { page, requests } = await newVisit()
      await answerWizard(page, tea)
      await page.getByRole('button', { name: 'Agree and continue' }).click()
      await inDesigner(page)
      const asked = requests.filter(({ url }) => decodeURIComponent(url).includes('v1/ai/palette'))
      expect(asked).toHaveLength(4)
      await openScreen(page, 'Change the color palette')
      await page.getByText('built-in suggestions').first().waitFor()
      await expect.poll(() => page.locator('.cys-palette').count()).toBe(9)
    },
  )

  it(
    'that is down leaves a ready design, a welcome that says so, and the tour',
    { tags: ['A-13', 'A-14'], timeout: 400_000 },
    async () => {
      await becomes({ ai: true, provider: 'jetpack' })
      const { page, context } = await newVisit()
      await aiStatus(context, 'critical')
      await answerWizard(page, { ...tea, look: 'Bold' })
      await page.getByRole('button', { name: 'Agree and continue' }).click()
      await inDesigner(page)
      const welcome = page.getByRole('dialog', { name: 'Welcome to your store!' })
      await welcome.waitFor()
      expect(await welcome.innerText()).toContain(
        'The AI could not be reached, so your store starts with a ready-made design.',
      )
      await screenshot(page, seen('wizard-offline'))
      await welcome.getByRole('button', { name: 'Take a tour' }).click()
      await welcome.waitFor({ state: 'detached' })
      await page.getByText('Step 1 of 2').waitFor()
    },
  )
})
