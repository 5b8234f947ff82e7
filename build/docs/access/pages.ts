/** Which role may open which address of the admin area: the second table of `docs/security.md`. */
import { managers, type Access } from './table'
import type { Person } from './people'

const uploaders: readonly Person[] = ['author', 'editor', ...managers]

/** The admin addresses of the plugin. Logged-out users are redirected to the login by pages, and refused by admin-ajax.php. */
export const pages: readonly Access[] = [
  {
    method: 'GET',
    route: 'admin.php?page=customize-your-store',
    takes:
      'manage_woocommerce (with WooCommerce: admin.php?page=wc-admin&path=/customize-store, and edit_theme_options, too)',
    may: managers,
    nobody: 302,
  },
  {
    method: 'GET',
    route: 'site-editor.php?p=/&customize-your-store-assets=1',
    takes: 'edit_theme_options',
    may: managers,
    nobody: 302,
  },
  {
    method: 'GET',
    route: 'admin-ajax.php?action=customize-your-store-media',
    takes: 'upload_files',
    may: uploaders,
    nobody: 400,
  },
]
