import { beforeAll, describe, expect, it } from 'vitest'
import { newVisit } from '../browser/support'
import { flowAddress } from '../browser/walk-support'
import { restore } from '../store/support'
import { pastTheWizard } from './past-the-wizard'
import { weigh } from './page-weight'

const home = '/wp-admin/admin.php?page=wc-admin'
const allowance = 75 * 1024

describe('the intro beside the Home of WooCommerce', () => {
  beforeAll(async () => {
    await restore()
    await pastTheWizard()
  }, 120_000)

  it(
    'costs no more of scripts and styles, packed or not, and at most 75 KB packed of the plugin’s own',
    { tags: ['S-01'] },
    async () => {
      const { page } = await newVisit()
      const intro = await weigh(page, flowAddress, () =>
        page.getByRole('button', { name: 'Start designing' }).waitFor({ timeout: 120_000 }),
      )
      // Whose errors are those of others.
      const { page: other } = await newVisit({ allow: [/./] })
      const homes = await weigh(other, home, () =>
        other.locator('.woocommerce-layout__main').waitFor({ timeout: 120_000 }),
      )
      console.log(process.env['WOOCOMMERCE_VERSION'], { intro, home: homes })
      expect(intro.bytes).toBeLessThanOrEqual(homes.bytes)
      expect(intro.packed).toBeLessThanOrEqual(homes.packed)
      expect(intro.own).toBeLessThanOrEqual(allowance)
      // Else nothing of ours was weighed.
      expect(intro.own).toBeGreaterThan(0)
    },
  )
})
