/** What tests on a real WooCommerce share: a merchant's steps in its admin, goods, and the names of pictures. */
import type { Page } from 'playwright-core'
import { paletteTitled } from '../../src/catalogue/palettes/palettes'
import type { Pattern } from '../../src/events/design/reading'
import type { Client } from '../store/support'

/** The WooCommerce under test, as in "11.0.1". */
export const version = process.env['WOOCOMMERCE_VERSION'] ?? ''

/** A screenshot's name. */
export const seen = (what: string): string => `woocommerce-${version}-${what}`

/** From WooCommerce's Home into the flow, by the task of its list. */
export const flowTask = async (page: Page): Promise<void> => {
  await page.goto('/wp-admin/admin.php?page=wc-admin')
  await page.getByText('Customize your store', { exact: true }).last().click()
}

/** The store's patterns, as the flow reads them. */
export const patternsOf = async (owner: Client): Promise<readonly Pattern[]> =>
  (await owner.get('/wp/v2/block-patterns/patterns?_fields=name,title,content,categories,source'))
    .body as readonly Pattern[]

/** Sample goods; gives their ids. */
export const stock = async (owner: Client, names: readonly string[]): Promise<readonly number[]> => {
  const ids: number[] = []
  for (const name of names) {
    const { body } = await owner.post('/wc/v3/products', {
      name,
      type: 'simple',
      regular_price: '12',
      status: 'publish',
    })
    ids.push((body as { id: number }).id)
  }
  return ids
}

/** Opens the shop to everybody. */
export const launch = (owner: Client) => owner.post('/wc-admin/options', { woocommerce_coming_soon: 'no' })

const theme = 'twentytwentyfour'

export const saveHeader = (owner: Client, content: string) =>
  owner.put(`/wp/v2/template-parts/${theme}//header`, { content })

/** Saves a home page of these blocks between the theme's header and footer. */
export const saveHome = (owner: Client, content: string) => {
  const part = (slug: string) => `<!-- wp:template-part {"slug":"${slug}","theme":"${theme}","tagName":"${slug}"} /-->`
  return owner.put(`/wp/v2/templates/${theme}//home`, {
    content: [part('header'), content, part('footer')].join('\n\n'),
  })
}

/** Saves a palette as the store's design of colors, as the designer does. */
export const savePalette = async (owner: Client, title: string) => {
  const { body } = await owner.get('/wp/v2/themes?status=active&_fields=_links')
  const address = /"href":"[^"]*(\/wp\/v2\/global-styles\/\d+)"/.exec(JSON.stringify(body).replaceAll('\\/', '/'))?.[1]
  const { settings, styles } = paletteTitled(title) ?? {}
  return owner.put(address ?? '', { settings, styles })
}
