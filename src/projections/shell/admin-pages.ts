/** Addresses of the admin area that screens link to. */
import type { State } from '../../reducers'
import { memo } from '../memo'

export const adminPages = memo(({ surroundings }: State) => {
  const admin = surroundings?.admin ?? ''
  return {
    products: `${admin}edit.php?post_type=product`,
    editor: `${admin}site-editor.php`,
    customizer: `${admin}customize.php?return=${pathOf(admin)}themes.php`,
    themes: `${admin}themes.php`,
    /** The short form of the login page: it confirms the login and does not redirect. */
    login: `${admin.replace(/wp-admin\/$/, '')}wp-login.php?interim-login=1`,
  }
})

/** The front page, and its address for a small frame: without admin bar and scroll bars. */
export const shop = memo(({ surroundings }: State) => {
  const home = surroundings?.home ?? ''
  return { home, preview: `${home}${home.includes('?') ? '&' : '?'}cys-hide-admin-bar=1` }
})

const pathOf = (address: string): string => address.replace(/^[a-z]+:\/\/[^/]+/i, '')
