/** The stores that are measured: one that the bench boots anew each time, or one that already runs. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { bootStore, type Store } from '../store/boot'
import { buildClientIfStale } from '../store/client-build'
import { chooseEngine, type Engine } from '../store/engine'
import { fetchWordPress, type WordPressFiles } from '../store/files'
import { lackOfMariaDb } from '../store/php/mariadb'
import { workers } from '../store/php/settings'
import { places } from '../store/places'
import type { Log } from '../store/progress'
import { UserError } from '../store/user-error'
import { findNewest, findWooCommerce } from '../store/woocommerce'
import type { WooCommerce } from '../store/woocommerce-cache'
import { loginOf, type Login } from '../tests/store/login'
import type { Options } from './options'

export type BenchStore = {
  /** In a reader's words: the server, WordPress, the shop. */
  readonly about: string
  readonly url: string
  readonly admin: Login
  /** Whether the flow is a page of WooCommerce's admin. */
  readonly woocommerce: boolean
  /** Saves and restores the store's state; null where the bench cannot. */
  readonly states: Pick<Store, 'snapshot' | 'restore'> | null
  /** Its folder `wp-content`; null where the bench may not add plugins. */
  readonly content: string | null
  readonly stop: () => Promise<void>
}

/** The store for our flow. */
export const openStore = async ({ server, engine, woocommerce: shop }: Options, log: Log): Promise<BenchStore> => {
  if (server !== null) return openRunning(server)
  await buildClientIfStale(log)
  const wordpress = await fetchWordPress(log)
  const find = () => (shop === 'newest' ? findNewest(log) : findWooCommerce(shop, log))
  const woocommerce = shop === 'stand-in' ? undefined : await find()
  return bootSite('own', { wordpress, woocommerce, plugin: true }, engine, log)
}

type Site = { wordpress: WordPressFiles; woocommerce: WooCommerce | undefined; plugin: boolean }

/** @param name of the store's folder */
export const bootSite = async (
  name: string,
  { wordpress, woocommerce, plugin }: Site,
  asked: Options['engine'],
  log: Log,
): Promise<BenchStore> => {
  const engine = await engineFor(asked, log)
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
  const database = engine.kind === 'php' && engine.database === 'mariadb' ? 'MariaDB' : 'SQLite'
  const php = engine.kind === 'wasm' ? 'PHP on WebAssembly' : `PHP ${engine.php.version} with ${workers} workers`
  const shop = woocommerce ? `WooCommerce ${woocommerce.version}` : 'the stand-in for WooCommerce'
  return {
    about: `${php}, ${database}, WordPress ${wordpress.version}, ${shop}`,
    url: store.url,
    admin: await loginOf(store.url, 'admin', 'password'),
    woocommerce: woocommerce !== undefined,
    states: store,
    content: join(store.folder, 'wp-content'),
    stop: store.stop,
  }
}

/** The engine that was asked for; on this computer's PHP with MariaDB where there is one. */
const engineFor = async (asked: Options['engine'], log: Log): Promise<Engine> => {
  const { engine } = await chooseEngine({ engine: asked ?? undefined })
  if (engine.kind === 'wasm') return engine
  const lack = await lackOfMariaDb(engine.php)
  if (lack === null) return { ...engine, database: 'mariadb' }
  log.say(`There is no MariaDB to start (${lack}): SQLite takes its place.`)
  return engine
}

/** What is in a store that already runs stays: the bench can neither reset it nor add plugins. */
const openRunning = async ({ url, user, password }: NonNullable<Options['server']>): Promise<BenchStore> => {
  const admin = await loginOf(url, user, password).catch((error: unknown) => {
    throw new UserError(`Login failed at ${url} (${firstLine(error)}): give --user and --password.`)
  })
  const home = await fetch(`${url}/wp-admin/admin.php?page=wc-admin`, {
    headers: { cookie: admin.cookies },
    redirect: 'manual',
  })
  return {
    about: `the store at ${new URL(url).host}`,
    url,
    admin,
    woocommerce: home.status === 200,
    states: null,
    content: null,
    stop: () => Promise.resolve(),
  }
}

/** Adds products by a plugin, except to a store that already ran. */
export const addProducts = async (store: BenchStore, products: number, log: Log): Promise<void> => {
  if (products === 0 || store.content === null) return
  log.say(`Adding ${products} products.`)
  const file = join(places.project, 'bench', 'bench-products.php')
  await addPlugin(store, file, (php) => php.replace('BENCH_PRODUCTS = 0', `BENCH_PRODUCTS = ${products}`))
}

/** Copies a plugin of one file into a store that the bench started, and activates it. */
export const addPlugin = async (store: BenchStore, file: string, change = (php: string) => php): Promise<void> => {
  const home = join(store.content ?? '', 'plugins')
  await mkdir(home, { recursive: true })
  await writeFile(join(home, basename(file)), change(await readFile(file, 'utf8')))
  await setPlugin(store, basename(file, '.php'), 'active')
}

/** @param plugin as WordPress names it, without `.php` */
export const setPlugin = (store: BenchStore, plugin: string, status: 'active' | 'inactive'): Promise<void> =>
  postJson(store, `/wp-json/wp/v2/plugins/${plugin}`, { status })

/** Sends something to the store as its administrator. */
export const postJson = async ({ url, admin }: BenchStore, path: string, body: unknown): Promise<void> => {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { cookie: admin.cookies, 'x-wp-nonce': admin.nonce, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
}

/** The first line of an error's message. */
export const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
