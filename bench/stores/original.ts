/** The original flow's store: its WooCommerce on its WordPress, on the same kind of server as ours, without our plugin. */
import { findWooCommerce } from '../../store/woocommerce'
import type { Log } from '../../store/progress'
import type { Options } from '../options'
import { originalWordPress } from './original-wordpress'
import { bootSite, choose } from './own'
import { postJson } from './post-json'
import type { BenchStore } from './store'

export const openOriginal = async (
  { wordpress, woocommerce }: NonNullable<Options['peer']>,
  database: Options['database'],
  log: Log,
): Promise<BenchStore> => {
  const choice = await choose({ engine: 'php' }, database, log)
  const site = {
    wordpress: await originalWordPress(wordpress, log),
    woocommerce: await findWooCommerce(woocommerce, log),
    plugin: false,
  }
  const store = await bootSite('original', site, choice, log)
  // Its tour would stand before the rooms.
  await postJson(store, '/wp-json/wc-admin/options', { woocommerce_customize_store_onboarding_tour_hidden: 'yes' })
  return store
}
