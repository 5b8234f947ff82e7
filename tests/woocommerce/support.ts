/** A merchant's steps in the admin of a real WooCommerce, and the names of the pictures that are taken there. */
import type { Page } from 'playwright-core'

/** The WooCommerce under test, as in "11.0.1". */
export const version = process.env['WOOCOMMERCE_VERSION'] ?? ''

/** A screenshot's name. */
export const seen = (what: string): string => `woocommerce-${version}-${what}`

/** From WooCommerce's Home into the flow, by the task of its list. */
export const flowTask = async (page: Page): Promise<void> => {
  await page.goto('/wp-admin/admin.php?page=wc-admin')
  await page.getByText('Customize your store', { exact: true }).last().click()
}
