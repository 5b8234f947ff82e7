/** What tests on a real WooCommerce share: a merchant's steps in its admin, goods, and the names of pictures. */
import type { Page } from 'playwright-core'
import { frameCss } from '../../src/catalogue/frame-css'
import { paletteTitled } from '../../src/catalogue/palettes/palettes'
import type { GlobalStyles } from '../../src/catalogue/theme-json'
import type { Pattern } from '../../src/events/design-calls'
import { designerStyles } from '../../src/projections/design/styles/designer-styles'
import { withOwnCss } from '../../src/projections/design/styles/own-css'
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

export const saveFooter = (owner: Client, content: string) =>
  owner.put(`/wp/v2/template-parts/${theme}//footer`, { content })

/** Saves a home page of these blocks between the theme's header and footer. */
export const saveHome = (owner: Client, content: string) => {
  const part = (slug: string) => `<!-- wp:template-part {"slug":"${slug}","theme":"${theme}","tagName":"${slug}"} /-->`
  return owner.put(`/wp/v2/templates/${theme}//home`, {
    content: [part('header'), content, part('footer')].join('\n\n'),
  })
}

/** Saves the store's colors and the rules for headers, as the designer writes them. */
export const wearPalette = async (owner: Client, title: string) => {
  const links = JSON.stringify((await owner.get('/wp/v2/themes?status=active&_fields=_links')).body)
  const address = /(\/wp\/v2\/global-styles\/\d+)"/.exec(links.replaceAll('\\/', '/'))?.[1] ?? ''
  const theme = (await owner.get('/wp/v2/global-styles/themes/twentytwentyfour')).body as GlobalStyles
  const own = (await owner.get(`${address}?context=edit`)).body as GlobalStyles
  const { settings, styles } = designerStyles(paletteTitled(title), undefined, [], own, {}, theme)
  const { status } = await owner.put(address, { settings, styles: withOwnCss(styles, 'frames', frameCss) })
  if (status !== 200) throw new Error(`The styles were not saved: ${status}`)
}
