/** The pages that are asked for: a shopper's, and those of the admin that are not ours. */
import type { Ask } from './cost'

const shopper = ['/', '/shop/', '/product/bowl/', '/cart/', '/wp-json/wc/store/v1/products']

const admin = [
  '/wp-admin/index.php',
  '/wp-admin/plugins.php',
  '/wp-admin/edit.php?post_type=product',
  '/wp-admin/admin.php?page=wc-admin',
]

export const pages: readonly Ask[] = [
  ...shopper.map((path): Ask => ({ who: 'shopper', path })),
  ...admin.map((path): Ask => ({ who: 'owner', path })),
]
