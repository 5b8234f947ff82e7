/** The embedded store, as `npm start` boots it, but of its own and new each time. */
import { join } from 'node:path'
import { bootStore } from '../../store/boot'
import { buildClientIfStale } from '../../store/client-build'
import { wordpressVersion } from '../../store/files'
import { places } from '../../store/places'
import type { Log } from '../../store/progress'
import { loginOf } from '../../tests/store/login'
import type { Shop } from '../options'
import { shopOf } from './shop'
import type { BenchStore } from './store'

export const openEmbedded = async (shop: Shop, log: Log): Promise<BenchStore> => {
  await buildClientIfStale(log)
  const woocommerce = await shopOf(shop, log)
  const store = await bootStore({
    folder: join(places.state, `bench-${woocommerce?.version ?? 'stand-in'}`),
    reset: true,
    log,
    ...(woocommerce && { woocommerce: woocommerce.folder }),
  })
  return {
    about: `embedded store (PHP on WebAssembly, SQLite), WordPress ${wordpressVersion}, ${woocommerce ? `WooCommerce ${woocommerce.version}` : 'the stand-in for WooCommerce'}`,
    url: store.url,
    admin: await loginOf(store.url, 'admin', 'password'),
    woocommerce: woocommerce !== undefined,
    states: { keep: store.snapshot, putBack: store.restore },
    content: join(store.folder, 'wp-content'),
    stop: store.stop,
  }
}
