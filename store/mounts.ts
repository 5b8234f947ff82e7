import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { places } from './places'
import type { Mount } from './server/messages'

type Wanted = { readonly plugin?: boolean; readonly standIn?: boolean; readonly woocommerce?: string }

/** What PHP sees besides the site's own folder: our plugin, the must-use plugins, the stand-in, WooCommerce. */
export const mountsFor = (options: Wanted): readonly Mount[] =>
  [
    ...((options.plugin ?? true)
      ? [{ hostPath: places.plugin, vfsPath: `${content}/plugins/customize-your-store` }]
      : []),
    { hostPath: places.mustUse, vfsPath: `${content}/mu-plugins` },
    ...((options.standIn ?? true) ? [{ hostPath: places.standIn, vfsPath: `${content}/stand-in` }] : []),
    ...(options.woocommerce === undefined
      ? []
      : [{ hostPath: resolve(options.woocommerce), vfsPath: `${content}/plugins/woocommerce` }]),
  ].filter(({ hostPath }) => existsSync(hostPath))

const content = '/wordpress/wp-content'

/** Every place at which a store may have a mount. */
export const mountPoints: readonly string[] = [
  `${content}/plugins/customize-your-store`,
  `${content}/plugins/woocommerce`,
  `${content}/mu-plugins`,
  `${content}/stand-in`,
]
