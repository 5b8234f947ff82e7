import type { Log } from '../../store/progress'
import { findNewest, findWooCommerce } from '../../store/woocommerce'
import type { WooCommerce } from '../../store/woocommerce-cache'
import type { Shop } from '../options'

/** The WooCommerce that was asked for; undefined where the stand-in was, or none can be had, which is said. */
export const shopOf = async (shop: Shop, log: Log): Promise<WooCommerce | undefined> => {
  if (shop.kind === 'stand-in') return undefined
  return shop.what === null ? findNewest(log) : findWooCommerce(shop.what, log)
}
