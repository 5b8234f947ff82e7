/** A page of the same admin that shows nothing, with an empty cache: what the intro takes beyond it is ours. */
import type { Page } from 'playwright-core'
import { sinceNavigation } from '../browser/seen'
import type { Row } from './row'

export const emptyAdminPage: Row = {
  name: 'empty-admin-page',
  from: 'intro',
  measures: { usable: { what: 'Empty page of the same admin, cold', unit: 'ms', goal: '' } },
  measure: async ({ page, store }) => ({ usable: [await open(page, store.woocommerce)] }),
}

const open = (page: Page, woocommerce: boolean): Promise<number> =>
  sinceNavigation(
    page,
    () =>
      page.goto(woocommerce ? '/wp-admin/admin.php?page=wc-admin&path=/nothing-here' : '/wp-admin/tools.php', {
        waitUntil: 'commit',
      }),
    (app: boolean) =>
      document.readyState === 'complete' &&
      window.bench.shown(document.querySelector(app ? '.woocommerce-layout__main > *' : '#wpbody-content .wrap')),
    woocommerce,
  )
