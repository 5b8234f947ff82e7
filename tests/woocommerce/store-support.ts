/** A real store before a test: hidden and empty, or in use. */
import { visitor, type Client } from '../store/support'

/** As a merchant has it who has not launched yet. */
export const hideStore = async (owner: Client): Promise<void> => {
  await setOptions(owner, { woocommerce_coming_soon: 'yes', woocommerce_store_pages_only: 'no' })
}

/** Two products, a page of its own in front, and everybody may look. */
export const openShop = async (owner: Client): Promise<void> => {
  for (const name of ['Olive oil', 'Sea salt'])
    expectStatus(await owner.post('/wc/v3/products', { name, type: 'simple', regular_price: '12.00' }), 201)
  const content = '<!-- wp:paragraph --><p>Since 1987</p><!-- /wp:paragraph -->'
  const page = await owner.post('/wp/v2/pages', { title: 'Welcome to our mill', content, status: 'publish' })
  const { id } = page.body as { id: number }
  expectStatus(await owner.post('/wp/v2/settings', { show_on_front: 'page', page_on_front: id }), 200)
  await setOptions(owner, { woocommerce_coming_soon: 'no' })
}

export const setOptions = async (owner: Client, options: Readonly<Record<string, string>>): Promise<void> =>
  expectStatus(await owner.post('/wc-admin/options', options), 200)

const expectStatus = ({ status, body }: { readonly status: number; readonly body: unknown }, wanted: number): void => {
  if (status !== wanted) throw new Error(`The store answered ${status}: ${JSON.stringify(body)}`)
}

/** Whether WooCommerce counts a task of its list as done. */
export const isDone = async (owner: Client, task: string): Promise<boolean | undefined> => {
  const lists = (await owner.get('/wc-admin/onboarding/tasks')).body as {
    tasks: { id: string; isComplete: boolean }[]
  }[]
  return lists.flatMap(({ tasks }) => tasks).find(({ id }) => id === task)?.isComplete
}

export const productNames = async (owner: Client): Promise<readonly string[]> =>
  ((await owner.get('/wc/v3/products?per_page=100')).body as { name: string }[]).map(({ name }) => name).sort()

export const productCount = async (owner: Client): Promise<number> =>
  Number((await owner.get('/wp/v2/product?per_page=1&status=publish')).headers.get('x-wp-total'))

/** The front page as visitors see it: older WooCommerces list files in scripts, in whatever order their cache has. */
export const frontPage = async (): Promise<string> =>
  (await (await visitor().page('/')).text()).replaceAll(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1')
