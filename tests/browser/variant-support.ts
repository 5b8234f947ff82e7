/** Stores of other kinds, without booting one: with AI, on managed hosting, with a connection that works offline. */
import type { BrowserContext } from 'playwright-core'
import type { Variant } from '../../store/options'
import { admin } from '../store/support'

/**
 * Makes the store one of that kind until it is restored. A store with AI is here the store that the flow was first made for,
 * asking Jetpack and reading its status page, unless a provider or a model is named.
 */
export const becomes = async (variant: Variant): Promise<void> => {
  const asksJetpack = (variant.ai ?? variant.managedHosting) && variant.model === undefined
  const whole = { ...(asksJetpack && { provider: 'jetpack' }), ...variant }
  const { status } = await (await admin()).post('/wp/v2/settings', { embedded_store_variant: whole })
  if (status !== 200) throw new Error(`The variant was not taken: ${status}`)
}

/** The AI provider's public page is outside of this computer: here it says what it is told to say. */
export const aiStatus = async (context: BrowserContext, indicator: 'none' | 'critical'): Promise<void> => {
  await context.route('https://status.openai.com/**', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { status: { indicator } } }),
  )
}

/** The store counts as designed; `template` is the home page that the flow made. */
export const designed = async (template = ''): Promise<void> => {
  await (
    await admin()
  ).post('/wc-admin/options', {
    woocommerce_admin_customize_store_completed: 'yes',
    woocommerce_admin_customize_store_completed_theme_id: template,
  })
}

/** Somebody changed the theme's header by hand, and the task is still open. */
export const changedByHand = async (): Promise<void> => {
  const client = await admin()
  const content = '<!-- wp:paragraph -->\n<p>Open on Sundays</p>\n<!-- /wp:paragraph -->'
  await client.put('/wp/v2/template-parts/twentytwentyfour//header', { content })
  await client.post('/wc-admin/options', { woocommerce_admin_customize_store_completed: 'no' })
}
