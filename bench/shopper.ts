/** What the plugin costs those who do not use it: shoppers, and pages of the admin that are not ours. */
import { median } from 'es-toolkit'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { places } from '../store/places'
import type { Log } from '../store/progress'
import { loggedOut } from '../tests/store/login'
import type { Options } from './options'
import { circumstances, markdownTable, writeSection } from './report'
import { addPlugin, addProducts, openStore, postJson, setPlugin, type BenchStore } from './stores'

const shopperPages = ['/', '/shop/', '/product/bowl/', '/cart/', '/wp-json/wc/store/v1/products']
const adminPages = [
  '/wp-admin/index.php',
  '/wp-admin/plugins.php',
  '/wp-admin/edit.php?post_type=product',
  '/wp-admin/admin.php?page=wc-admin',
]

/** What one answer took; the store reports queries and files through tests/store/plugins/shopper-cost.php. */
type Cost = Readonly<Record<'ms' | 'queries' | 'files' | 'scripts', number>>

type Pair = { readonly path: string; readonly with: Cost[]; readonly without: Cost[] }

/** Measures, prints the table, and keeps that of twenty runs or more in docs/performance.md. */
export const benchShopper = async (options: Options, log: Log): Promise<void> => {
  const store = await openStore(options, log)
  try {
    if (store.content === null)
      log.say('Queries and files are not counted: the bench adds its plugin only to stores that it starts.')
    else await openShop(store, options.products, log)
    log.say(`Each page ${options.runs} times five, with and without the plugin.`)
    const pairs = await alternate(store, options.runs)
    const title = `What the plugin costs a shop: ${store.about}`
    const products = store.content === null ? '' : ` Pages with ${options.products.toLocaleString('en')} products.`
    const text = `${circumstances(`${options.runs} rounds`)}${products}\n\n${table(pairs)}`
    log.say(`\n${title}\n\n${text}`)
    if (options.out !== null) await writeFile(options.out, `${JSON.stringify({ title, pairs }, null, 2)}\n`)
    if (store.content !== null && options.runs >= 20) await writeSection(title, text)
  } finally {
    await store.stop()
  }
}

/** Launches the shop, with a product of a known address and many others. */
const openShop = async (store: BenchStore, products: number, log: Log): Promise<void> => {
  await postJson(store, '/wp-json/wc-admin/options', { woocommerce_coming_soon: 'no' })
  if (store.woocommerce)
    await postJson(store, '/wp-json/wc/v3/products', { name: 'Bowl', regular_price: '12', status: 'publish' })
  await addProducts(store, products, log)
  await addPlugin(store, join(places.project, 'tests', 'store', 'plugins', 'shopper-cost.php'))
}

/** The same pages with and without the plugin, round after round, so that both see the machine in the same moods. */
const alternate = async (store: BenchStore, rounds: number): Promise<readonly Pair[]> => {
  const plugin = 'customize-your-store/customize-your-store'
  const pairs = [...shopperPages, ...adminPages].map((path): Pair => ({ path, with: [], without: [] }))
  for (let round = 0; round < rounds; round += 1) {
    // Whichever comes second finds warmer caches, so they take turns in that, too.
    const order = round % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const)
    for (const side of order) {
      await setPlugin(store, plugin, side === 'with' ? 'active' : 'inactive')
      for (const pair of pairs) {
        // The first answer after a change fills caches, and does not count.
        await costOf(store, pair.path)
        for (let time = 0; time < 5; time += 1) pair[side].push(await costOf(store, pair.path))
      }
    }
  }
  await setPlugin(store, plugin, 'active')
  return pairs
}

const costOf = async ({ url, admin }: BenchStore, path: string): Promise<Cost> => {
  const cookie = adminPages.includes(path) ? admin.cookies : loggedOut
  const begin = performance.now()
  const answer = await fetch(url + path, { redirect: 'manual', headers: { cookie } })
  const text = await answer.text()
  return {
    ms: performance.now() - begin,
    queries: Number(answer.headers.get('x-queries') ?? Number.NaN),
    files: (answer.headers.get('x-files') ?? '').split(' ').filter((file) => file !== '').length,
    scripts: (text.match(/<script[^>]+plugins\/customize-your-store\//g) ?? []).length,
  }
}

const table = (pairs: readonly Pair[]): string =>
  markdownTable([
    ['Page', 'Without, ms', 'With, ms', 'More, ms', 'More queries', 'Files', 'Scripts', 'Times'],
    ...pairs.map(({ path, with: mine, without }) => {
      const middle = (costs: readonly Cost[], what: keyof Cost): number => median(costs.map((cost) => cost[what]))
      // Now and then a query fills a cache that ran out; the cheapest answer is the one without.
      const least = (costs: readonly Cost[]): number => Math.min(...costs.map(({ queries }) => queries))
      const [before, after] = [middle(without, 'ms'), middle(mine, 'ms')]
      return [
        path,
        before.toFixed(1),
        after.toFixed(1),
        (after - before).toFixed(1),
        String(least(mine) - least(without)),
        String(middle(mine, 'files')),
        String(middle(mine, 'scripts')),
        String(mine.length),
      ]
    }),
  ])
