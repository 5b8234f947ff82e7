/** Who comes to the store of the screens: accounts, who is logged in, and what each role may, as the small shop gives it to them. */
import { createHash } from 'node:crypto'

export type Role = 'administrator' | 'shop_manager' | 'editor' | 'subscriber' | 'visitor'

export type Capability =
  | 'read'
  | 'edit_posts'
  | 'upload_files'
  | 'edit_theme_options'
  | 'edit_products'
  | 'manage_woocommerce'
  | 'manage_options'
  | 'switch_themes'
  | 'install_themes'

const editor: readonly Capability[] = ['read', 'edit_posts', 'upload_files']
const manager: readonly Capability[] = [...editor, 'edit_theme_options', 'edit_products', 'manage_woocommerce']

const capabilities: Readonly<Record<Role, readonly Capability[]>> = {
  visitor: [],
  subscriber: ['read'],
  editor,
  shop_manager: manager,
  administrator: [...manager, 'manage_options', 'switch_themes', 'install_themes'],
}

export const may = (role: Role, capability: Capability): boolean => capabilities[role].includes(capability)

export type Account = { readonly password: string; readonly role: Role }

const cookie = 'wordpress_logged_in_screen'

/** The cookies that a login gives. */
export const loginCookie = (name: string): string => `${cookie}=${name}`

/** The account whose cookie comes with a request, or null for a visitor. */
export const nameIn = (cookies = ''): string | null =>
  new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(cookies)?.[1] ?? null

/** As WordPress makes them: ten digits, other ones for each account. The administrator's is the one that was recorded. */
export const nonceOf = (name: string, recorded: string): string =>
  name === 'admin' ? recorded : createHash('sha256').update(name).digest('hex').slice(0, 10)
