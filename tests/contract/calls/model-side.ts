/** The model of the store that the simulator and most tests use. */
import { fakeStore, type FakeStore } from '../../support/fake-store'
import { unused } from '../../support/facts'
import { fakePorts } from '../../support/world'
import { fontFiles } from './font-file'
import type { Side } from './side'

/** The model as a new store of this WooCommerce (“11.0.1”) is: nobody sees it yet, and it has no menu. */
export const modelLikeWooCommerce = (version: string): FakeStore => ({
  ...modelLikeTheShop(),
  menus: [],
  use: { ...unused },
  describesThemes: !version.startsWith('9.'),
})

/** The model as the small shop is at first: nobody can hide that one. */
export const modelLikeTheShop = (): FakeStore => ({
  ...fakeStore(),
  theme: 'twentytwentyfour',
  installed: new Set(['twentytwentyfive']),
  options: { woocommerce_allow_tracking: 'yes', blogname: 'Maple & Moss' },
  menus: [{ id: 1, status: 'publish' }],
  use: { ...unused, visitors: null, launch: null },
})

export const modelSide = (store: FakeStore = modelLikeTheShop()): Side => ({
  ports: { ...fakePorts(store), files: fontFiles },
  somebody: {
    draftsMenu: async () => {
      const id = store.menus.length + 1
      store.menus.push({ id, status: 'draft' })
      return id
    },
    writesPart: async (id, content) => {
      store.contents[id] = content
      store.times[id] = 'just now'
      // Every change of the design completes the task, except those that the flow itself requests.
      store.options['woocommerce_admin_customize_store_completed'] = 'yes'
    },
  },
})
