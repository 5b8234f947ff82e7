/** A shop with a design of its own, and a new one over it: what restoring is about. */
import type { Page } from 'playwright-core'
import { admin, restore, visitor, type Client } from '../store/support'
import { at, atClosing, back, choosePalette, inDesigner, openScreen, save } from './walk-support'

const own = '<!-- wp:paragraph -->\n<p>Written by hand, long before</p>\n<!-- /wp:paragraph -->'

/** A shop with a theme, a header, a front page and a product of its own. */
export const seedShop = async (theme: string): Promise<Client> => {
  await restore()
  const client = await admin()
  await client.post(`/wc-admin/onboarding/themes/activate?theme=${theme}`)
  await client.put(`/wp/v2/template-parts/${theme}//header`, { content: own })
  await client.post('/wp/v2/product', { title: 'My own vase', status: 'publish' })
  await client.put('/wp/v2/settings', { show_on_front: 'page', page_on_front: 2 })
  await client.post('/wc-admin/options', {
    woocommerce_customize_store_onboarding_tour_hidden: 'yes',
    woocommerce_admin_customize_store_completed: 'no',
  })
  await frontPage()
  return client
}

export const frontPage = async (): Promise<string> => (await visitor().page('/')).text()

/** What is in the store beside its front page: products, fonts, settings, edited parts and templates of all themes. */
export const kept = async () => {
  const client = await admin()
  const read = async (path: string) => (await client.get(path)).body
  return {
    theme: await read('/wp/v2/themes?status=active&_fields=stylesheet'),
    products: await read('/wp/v2/product?per_page=100&status=any&_fields=id,status,title'),
    fonts: await read('/wp/v2/font-families?_fields=id'),
    settings: await read('/wp/v2/settings?_fields=show_on_front,page_on_front,page_for_posts,site_logo,site_icon'),
    header: await read('/wp/v2/template-parts/twentytwentyfive//header?context=edit&_fields=content,source'),
    home: await read('/wp/v2/templates/twentytwentyfour//home?context=edit&_fields=content,source'),
    tracking: await read('/wc-admin/options?options=woocommerce_allow_tracking'),
  }
}

export const design = async (page: Page) => {
  await page.goto(at('intro'))
  await page.getByRole('button', { name: /^(Use the store designer|Start designing)$/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Design a new theme|Start a draft)$/ })
    .click()
  await inDesigner(page)
  await openScreen(page, 'Choose your color palette')
  await choosePalette(page, 'Slate')
  await back(page)
  await save(page)
  await atClosing(page)
}

export const link = (page: Page) => page.getByRole('button', { name: 'Restore my previous design' })
export const dialog = (page: Page) => page.getByRole('dialog', { name: /previous design|new design/ })
