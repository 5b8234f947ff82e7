import { beforeEach, describe, expect, it } from 'vitest'
import { answerWizard, tea, withoutFonts } from '../browser/ai-walk-support'
import { newVisit, screenshot } from '../browser/support'
import { becomes } from '../browser/variant-support'
import { inDesigner } from '../browser/walk-support'
import { admin, restore } from '../store/support'
import { withPlugin } from './test-plugin'

const version = process.env['WOOCOMMERCE_VERSION'] ?? ''
const description = 'woo_ai_describe_store_description'

const titles = async (): Promise<readonly string[]> =>
  ((await (await admin()).get('/wp/v2/product?per_page=100')).body as readonly { title: { rendered: string } }[]).map(
    ({ title }) => title.rendered,
  )

describe('the wizard on a real WooCommerce', () => {
  beforeEach(async () => {
    await restore()
    await withoutFonts()
  })

  it('[S-08] with built-in suggestions ends in the designer, with six products that were written; outside production, too', async () => {
    await becomes({ ai: true, provider: 'rules' })
    await withPlugin('outside-production')
    const owner = await admin()
    expect((await owner.get(`/wc-admin/options?options=${description}`)).status).toBe(403)
    const { page, requests } = await newVisit({ reducedMotion: true })
    await answerWizard(page, tea)
    await inDesigner(page)
    await screenshot(page, `woocommerce-${version}-wizard-rules`)
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
  }, 400_000)

  it('[S-08] with the model of WordPress ends in the designer, with the products that the model wrote', async () => {
    await becomes({ ai: true, provider: 'wordpress', model: 'good' })
    const { page } = await newVisit({ reducedMotion: true })
    await answerWizard(page, tea)
    await page.getByRole('button', { name: 'Agree and continue' }).click()
    await inDesigner(page)
    await screenshot(page, `woocommerce-${version}-wizard-wordpress`)
    const written = await titles()
    expect(written).toHaveLength(6)
    console.log(written)
  }, 400_000)
})
