import { bootStore, type Store } from './boot'
import { buildClientIfStale, keepClientBuilt } from './client-build'
import { chooseEngine } from './engine'
import { Busy, claim, type Claim } from './lock'
import { openBrowser } from './open-browser'
import { help, readOptions, type Options, type Shop } from './options'
import { places } from './places'
import { refuseTakenPort } from './port'
import { terminalLog } from './progress'
import { startReloading } from './reload'
import { sentenceFor } from './user-error'
import { findNewest, findWooCommerce } from './woocommerce'
import type { WooCommerce } from './woocommerce-cache'

/** `npm start`: starts the store, prints its address, and runs until Ctrl-C. Exit codes: 1 for a failure, 2 for a usage error. */
export const command = async (args: readonly string[]): Promise<void> => {
  const asked = readOptions(args)
  if (asked.kind === 'help') {
    console.log(help)
    return
  }
  if (asked.kind === 'mistake') {
    console.error(asked.sentence)
    process.exitCode = 2
    return
  }
  try {
    await run(asked.options)
  } catch (error) {
    console.error(sentenceFor(error))
    process.exit(1)
  }
}

const run = async (options: Options): Promise<void> => {
  const folder = options.database === 'mariadb' ? places.mariaDbSite : places.site
  await refuseTakenPort(options.port).catch(async (taken: unknown) => {
    throw (await ownStoreOn(options.port, folder)) ?? taken
  })
  const claimed = await claim(folder)
  try {
    await runClaimed(options, folder, claimed)
  } finally {
    await claimed.release()
  }
}

// The port may be in use by this checkout's own store, which reports its address.
const ownStoreOn = async (port: number, folder: string): Promise<Busy | undefined> => {
  const busy = await claim(folder)
    .then(({ release }) => release())
    .catch((error: unknown) => error)
  return busy instanceof Busy && ['', String(port)].includes(busy.address && new URL(busy.address).port)
    ? busy
    : undefined
}

const runClaimed = async (options: Options, folder: string, claimed: Claim): Promise<void> => {
  const { port, reset, shop, fresh, dev, open, variant, entrepreneur } = options
  const { engine, why } = await chooseEngine(options)
  log.say(why)
  const woocommerce = await realShop(shop)
  const watching = dev ? await watch() : { reload: '', stop: () => Promise.resolve() }
  if (!dev) await buildClientIfStale(log)
  const store = await bootStore({
    folder,
    engine,
    port,
    reset,
    standIn: shop.kind !== 'none',
    fresh,
    network: true,
    variant,
    reload: watching.reload,
    log,
    claimed,
    ...(woocommerce && { woocommerce: woocommerce.folder }),
  })
  const page = woocommerce ? 'wc-admin&path=/customize-store' : 'customize-your-store'
  const address = `${store.url}/wp-admin/admin.php?page=${page}${entrepreneur ? '&ref=entrepreneur-signup' : ''}`
  claimed.tell(address)
  log.say(`\nThe flow is at  ${address}\nYou are logged in there as administrator. The store itself: ${store.url}/`)
  log.say(dev ? 'The client is built again whenever its source changes.' : 'It keeps what you do; --reset begins anew.')
  log.say('Ctrl-C ends it.')
  if (open) openBrowser(address)
  await untilTheEnd(store, watching.stop)
}

const realShop = async (shop: Shop): Promise<WooCommerce | undefined> => {
  if (shop.kind !== 'woocommerce') return undefined
  const found = shop.what === undefined ? await findNewest(log) : await findWooCommerce(shop.what, log)
  if (found) log.say(`The shop is WooCommerce ${found.version}.`)
  return found
}

const watch = async () => {
  const reloading = await startReloading()
  const stopBuilding = await keepClientBuilt(log, reloading.reload)
  const stop = async (): Promise<void> => {
    reloading.stop()
    await stopBuilding()
  }
  return { reload: reloading.url, stop }
}

const untilTheEnd = (store: Store, stopWatching: () => Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    let asked = false
    const end = (): void => {
      if (asked) return
      asked = true
      void Promise.all([store.stop(), stopWatching()]).then(() => resolve(), reject)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
    void store.ended.then(() => (asked ? undefined : reject(new Error('the PHP server ended by itself.'))))
  })

const log = terminalLog()
