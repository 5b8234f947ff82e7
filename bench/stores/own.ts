/** A store that the bench boots, new each time, as `npm start` does. */
import { join } from 'node:path'
import { bootStore } from '../../store/boot'
import { buildClientIfStale } from '../../store/client-build'
import { chooseEngine, type Choice } from '../../store/engine'
import { fetchWordPress, type WordPressFiles } from '../../store/files'
import { places } from '../../store/places'
import { lackOfMariaDb } from '../../store/php/mariadb'
import { workers } from '../../store/php/settings'
import type { Log } from '../../store/progress'
import type { WooCommerce } from '../../store/woocommerce-cache'
import { loginOf } from '../../tests/store/login'
import type { Options, Server } from '../options'
import { shopOf } from './shop'
import type { BenchStore } from './store'

type Own = Extract<Server, { kind: 'own' }>

/** With our plugin on the newest WordPress. */
export const openOwn = async (
  server: Own,
  { shop, database }: Pick<Options, 'shop' | 'database'>,
  log: Log,
): Promise<BenchStore> => {
  await buildClientIfStale(log)
  const choice = await choose(server, database, log)
  const site = { wordpress: await fetchWordPress(log), woocommerce: await shopOf(shop, log), plugin: true }
  return bootSite('own', site, choice, log)
}

/** The engine that was asked for, with MariaDB where there is one, unless a database was asked for. */
export const choose = async (
  { engine }: Pick<Own, 'engine'>,
  asked: Options['database'],
  log: Log,
): Promise<Choice> => {
  const choice = await chooseEngine({ engine: engine ?? undefined, database: asked ?? undefined })
  if (choice.engine.kind === 'wasm' || asked !== null) return choice
  const lack = await lackOfMariaDb(choice.engine.php)
  if (lack === null) return chooseEngine({ engine: 'php', database: 'mariadb' })
  log.say(`There is no MariaDB to start (${lack}): SQLite takes its place.`)
  return choice
}

export type Site = {
  readonly wordpress: WordPressFiles
  readonly woocommerce: WooCommerce | undefined
  readonly plugin: boolean
}

/** @param name of the store's folder */
export const bootSite = async (name: string, site: Site, { engine }: Choice, log: Log): Promise<BenchStore> => {
  const { wordpress, woocommerce, plugin } = site
  const store = await bootStore({
    folder: join(places.state, `bench-${name}`),
    reset: true,
    engine,
    wordpress,
    plugin,
    packed: true,
    log,
    ...(woocommerce && { woocommerce: woocommerce.folder }),
  })
  const php =
    engine.kind === 'wasm'
      ? 'PHP on WebAssembly, SQLite'
      : `PHP ${engine.php.version} with ${workers} workers, ${engine.database === 'mariadb' ? 'MariaDB' : 'SQLite'}`
  return {
    about: `${php}, WordPress ${wordpress.version}, ${woocommerce ? `WooCommerce ${woocommerce.version}` : 'the stand-in for WooCommerce'}`,
    url: store.url,
    admin: await loginOf(store.url, 'admin', 'password'),
    woocommerce: woocommerce !== undefined,
    states: { keep: store.snapshot, putBack: store.restore },
    content: join(store.folder, 'wp-content'),
    stop: store.stop,
  }
}
