/** `npm run bench -- shopper`: what the plugin costs shoppers and the rest of the admin, and what each of its routes takes. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { places } from '../../store/places'
import { terminalLog, type Log } from '../../store/progress'
import { asked } from '../../tests/setup/asked'
import { machine } from '../report/machine'
import { writeSection } from '../report/performance-page'
import { openStore } from '../run/open-stores'
import { why } from '../why'
import { addPlugin, fillStore } from '../stores/fill-store'
import type { BenchStore } from '../stores/store'
import { alternate } from './alternate'
import { help, readShopperOptions, type ShopperOptions } from './options'
import { openShop } from './open-shop'
import { pages } from './pages'
import { routeCosts } from './routes'
import { pagesTable, routesTable } from './tables'

/** The fewest rounds of which a difference is kept. */
const enough = 20

export const benchShopper = async (args: readonly string[]): Promise<void> => {
  const options = asked(help, () => readShopperOptions(args))
  const log = terminalLog()
  let store: BenchStore | undefined
  try {
    store = await openStore(options, log)
    await measure(store, options, log)
  } catch (error) {
    log.say(why(error))
    process.exitCode = 1
  } finally {
    await store?.stop()
  }
}

const measure = async (store: BenchStore, options: ShopperOptions, log: Log): Promise<void> => {
  const isOurs = store.content !== null
  if (isOurs) {
    await openShop(store)
    await addPlugin(store, join(places.project, 'tests', 'store', 'plugins'), 'shopper-cost')
  } else log.say('Queries and files are not told: the bench puts its plugin only into stores that it starts.')

  log.say('Each route, without products.')
  const few = await routeCosts(store, isOurs)
  if (isOurs) await fillStore(store, { products: options.products, patterns: 0 }, log)
  log.say(`Each page ${options.rounds} times five, with and without the plugin.`)
  const pairs = await alternate(store, pages, options.rounds)
  log.say('Each route again.')
  const many = isOurs ? await routeCosts(store, true) : []

  const products = isOurs ? `${options.products.toLocaleString('en')} products` : null
  const title = `What the plugin costs a shop: ${store.about}`
  const text = [
    `${new Date().toISOString().slice(0, 10)}, ${options.rounds} rounds, on ${machine()}. Pages ${products === null ? 'as the store is' : `with ${products}`}.`,
    pagesTable(pairs),
    routesTable(few, many, products),
  ].join('\n\n')
  log.say(`\n${title}\n\n${text}`)
  if (options.out !== null) await writeFile(options.out, `${JSON.stringify({ title, pairs, few, many }, null, 2)}\n`)
  if (isOurs && options.rounds >= enough) await writeSection(title, text)
}
