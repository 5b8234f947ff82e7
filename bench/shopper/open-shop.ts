import { postJson } from '../stores/post-json'
import type { BenchStore } from '../stores/store'

/** Launches the shop, with one product in it. */
export const openShop = async (store: BenchStore): Promise<void> => {
  await postJson(store, '/wp-json/wc-admin/options', { woocommerce_coming_soon: 'no' })
  if (store.woocommerce)
    await postJson(store, '/wp-json/wc/v3/products', { name: 'Bowl', regular_price: '12', status: 'publish' })
}
