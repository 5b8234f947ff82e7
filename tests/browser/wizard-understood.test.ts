// @module-tag all
import { expect, it } from 'vitest'
import { restore } from '../store/support'
import { withoutFonts } from './ai-walk-support'
import { violations } from './axe'
import { newVisit, screenshot } from './support'
import { storeState } from './store-state'
import { becomes } from './variant-support'
import { canvas, inDesigner, openScreen } from './walk-support'
import { asked, onwards, openWizard, questions, text, walkTo } from './wizard-support'

it(
  'tells what was understood; another trade is chosen, also by keys, and the store is written for it',
  { tags: ['B-07', 'B-12'], timeout: 300_000 },
  async () => {
    await restore()
    await becomes({ ai: true, provider: 'rules' })
    await withoutFonts()
    const { page } = await newVisit({ viewport: { width: 1280, height: 900 } })
    await openWizard(page)
    await text(page).fill('Our shop is called Folha. We sell loose leaf green tea in Lisbon.')
    await onwards(page).click()
    await asked(page, questions.look)
    await page.getByText('Understood: Tea · Lisbon · Folha').waitFor()
    await screenshot(page, 'wizard understood')

    await page.getByRole('button', { name: 'Not right? Choose' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'What do you sell?' })
    await dialog.waitFor()
    expect(await dialog.getByRole('listitem').count()).toBeGreaterThanOrEqual(120)
    await screenshot(page, 'wizard trades')
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('searchbox').fill('no such trade')
    await dialog.getByText('Nothing matches. Try another word, or choose that none fits.').waitFor()
    await dialog.getByRole('searchbox').fill('SOAP')
    await dialog.getByRole('button', { name: 'Soap', exact: true }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('You chose: Soap · Lisbon · Folha').waitFor()
    await page.reload()
    await page.getByText('You chose: Soap · Lisbon · Folha').waitFor()
    await page.setViewportSize({ width: 360, height: 800 })
    await screenshot(page, 'wizard understood on a phone')
    await page.setViewportSize({ width: 1280, height: 900 })

    await walkTo(page, 'tone-of-voice')
    await onwards(page).click()
    await inDesigner(page)
    const { products } = await storeState()
    expect(products.join(' ')).toMatch(/soap/i)
    expect(products.join(' ')).not.toMatch(/tea/i)

    // The store has a name of its own already, which stays until the merchant takes the one that they told.
    await page.getByRole('button', { name: 'Skip', exact: true }).click()
    await openScreen(page, 'Name your store')
    await page.getByRole('button', { name: 'Use this name' }).click()
    await expect.poll(() => canvas(page).locator('header .wp-block-site-title').first().innerText()).toBe('Folha')
    expect(await page.getByRole('button', { name: 'Use this name' }).count()).toBe(0)
  },
)

it('a description that was not understood is answered honestly', { tags: ['B-12'], timeout: 120_000 }, async () => {
  await restore()
  await becomes({ ai: true, provider: 'rules' })
  const { page } = await newVisit()
  await openWizard(page)
  await text(page).fill('Xyzzy plugh frobnicate')
  await onwards(page).click()
  await page
    .getByText('We did not recognize what you sell, so your store starts with neutral texts and images.')
    .waitFor()
  await page.getByRole('button', { name: 'Choose what you sell' }).click()
  await page.getByRole('button', { name: 'None of these fits' }).click()
  await page.getByText('Your store starts with neutral texts and images.', { exact: true }).waitFor()
})
