import { beforeAll, describe, expect, it } from 'vitest'
import { newVisit, screenshot } from '../browser/support'
import { flowAddress } from '../browser/walk-support'
import { restore } from '../store/support'

describe('the flow inside the admin of WooCommerce', () => {
  beforeAll(restore, 120_000)

  it('opens on its intro', { tags: ['R-01'] }, async () => {
    const { page } = await newVisit({ viewport: { width: 1440, height: 900 } })
    await page.goto(flowAddress)
    await page.getByRole('heading', { name: 'Design or choose a new theme' }).waitFor({ timeout: 120_000 })
    await screenshot(page, `woocommerce-${process.env['WOOCOMMERCE_VERSION'] ?? ''}-intro`)
    expect(new URL(page.url()).searchParams.get('page')).toBe('wc-admin')
  })
})
