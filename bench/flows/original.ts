/** The flow of WooCommerce 9.4, as a merchant sees it. */
import type { Flow, Room } from './flow'
import { ours } from './ours'

const page = '/wp-admin/admin.php?page=wc-admin'

const variation = '.woocommerce-customize-store_global-styles-variations_item'
const pattern = '.block-editor-block-patterns-list__item'
const sidebar = '.woocommerce-customize-store-edit-site-layout__sidebar-extra__pattern'

const choices: Readonly<Record<Room, string>> = {
  palette: variation,
  fonts: variation,
  header: `.edit-site-sidebar-navigation-screen__content ${pattern}`,
  footer: `.edit-site-sidebar-navigation-screen__content ${pattern}`,
  homepage: `${sidebar} ${pattern}`,
}

const categories = [/^About/, /^Services/, /^Reviews/]

const drawn: Flow['drawn'] = () =>
  window.bench.all('.woocommerce-customize-store__loading').every((loader) => !window.bench.shown(loader)) &&
  window.bench.all('.cys-fullscreen-iframe').every(window.bench.shown) &&
  window.bench.shown(window.bench.canvas()?.querySelector('header')) &&
  window.bench.shown(window.bench.canvas()?.querySelector('.is-root-container > :not(header, footer)'))

/** Its buttons of intro and rooms, and the title of its closing screen, are called as ours. */
export const original: Flow = {
  ...ours(true),
  name: 'original',
  intro: `${page}&path=/customize-store`,
  designer: `${page}&path=/customize-store/assembler-hub&customizing=true`,
  drawn,
  seen: drawn,
  back: (at) => at.getByRole('button', { name: 'Back', exact: true }).first(),
  choices,
  otherChoices: (at, room) => at.locator(`${choices[room]}:not(.is-active, .is-selected)`),
  category: (at, nth) => at.getByRole('button', { name: categories[nth % categories.length] ?? /^About/ }).first(),
  save: (at) => at.getByRole('button', { name: 'Finish customizing' }),
  // All of it is there before its designer opens.
  allThere: () => Promise.resolve(),
  settle: () => Promise.resolve(),
}
