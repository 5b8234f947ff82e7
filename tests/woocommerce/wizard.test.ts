import { beforeEach, describe, expect, it } from 'vitest'
import { answerWizard, tea, withoutFonts } from '../browser/ai-walk-support'
import { newVisit, screenshot } from '../browser/support'
import { becomes } from '../browser/variant-support'
import { canvas, inDesigner } from '../browser/walk-support'
import { admin, restore } from '../store/support'
import { withPlugin } from '../store/test-plugin'
import { pastTheWizard } from './past-the-wizard'
import { seen } from './support'

const description = 'woo_ai_describe_store_description'

const titles = async (): Promise<readonly string[]> =>
  ((await (await admin()).get('/wp/v2/product?per_page=100')).body as readonly { title: { rendered: string } }[]).map(
    ({ title }) => title.rendered,
  )

describe('the wizard on a real WooCommerce', () => {
  beforeEach(async () => {
    await restore()
    await pastTheWizard()
    await withoutFonts()
  })

  it(
    'given built-in suggestions, then it ends with words and six products, also outside production',
    { tags: ['S-08', 'A-10', 'A-12', 'R-03'], timeout: 400_000 },
    async () => {
      await becomes({ ai: true, provider: 'rules' })
      await withPlugin('outside-production')
      const owner = await admin()
      expect((await owner.get(`/wc-admin/options?options=${description}`)).status).toBe(403)
      const { page, requests } = await newVisit()
      await answerWizard(page, tea)
      await inDesigner(page)
      await screenshot(page, seen('wizard-rules'))
      // The patterns say what was written for a shop of tea.
      await expect
        .poll(() => canvas(page).locator('body').innerText(), { timeout: 60_000 })
        .toMatch(/Shop tea|Put the kettle on/)
      const written = await titles()
      expect(written).toHaveLength(6)
      expect(written.join(' ')).toMatch(/tea/i)
      expect((await owner.get(`/customize-your-store/v1/options?options=${description}`)).body).toEqual({
        [description]: tea.description,
      })
      // One home for all of it, also where WooCommerce has some of these routes.
      const homes = requests.flatMap(
        ({ url }) => /[^=]*\/(wc\/private|wc-admin|v1)\/ai\//.exec(decodeURIComponent(url)) ?? [],
      )
      expect(new Set(homes.filter((home) => !home.includes('/ai/')))).toEqual(new Set(['v1']))
    },
  )

  it(
    'with the model of WordPress ends in the designer, with the products that the model wrote',
    { tags: ['S-08', 'A-10', 'A-12'], timeout: 400_000 },
    async () => {
      await becomes({ ai: true, provider: 'wordpress', model: 'good' })
      const { page } = await newVisit()
      await answerWizard(page, tea)
      await page.getByRole('button', { name: 'Agree and continue' }).click()
      await inDesigner(page)
      await screenshot(page, seen('wizard-wordpress'))
      const written = await titles()
      expect(written.filter((title) => /^Fox number \d$/.test(title))).toHaveLength(6)
    },
  )
})
