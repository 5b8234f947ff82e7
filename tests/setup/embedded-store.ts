import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { bootStore, type Store } from '../../store/boot'
import { buildClientIfStale } from '../../store/client-build'
import { chooseEngine, type Engine } from '../../store/engine'
import { fetchWordPress } from '../../store/files'
import { Busy } from '../../store/lock'
import { places } from '../../store/places'
import { terminalLog } from '../../store/progress'
import { hasSnapshot } from '../../store/snapshot'
import { cleanState } from '../store/clean-state'
import { loginOf, type Login } from '../store/login'

/** The languages of the plugin, as WordPress calls them. */
const locales = ['ar', 'de_DE', 'es_ES', 'fr_FR', 'he_IL', 'it_IT', 'ja', 'pt_BR']

/** Boots an embedded store for each worker of the run, in its clean state, and provides their addresses and folders as `stores`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = terminalLog(process.stderr)
  // Fetched and unpacked once; then the two set themselves up side by side, while the client is built.
  await fetchWordPress(log)
  const { engine, why } = await chooseEngine()
  log.say(why)
  const built = buildClientIfStale(log).catch((error: unknown) => {
    // Tests of the server's answers need no client; tests in the browser would see an old one.
    if (project.vitest.projects.some(({ name }) => name === 'browser')) throw error
    log.say('The client cannot be built at the moment; these tests do without it.')
  })
  const [stores] = await Promise.all([Promise.all([1, 2, 3].map((number) => bootClean(engine, number))), built])
  project.provide(
    'stores',
    stores.map(({ url, folder, admin }) => ({ url, folder, admin })),
  )
  return async () => {
    await Promise.all(stores.map(({ stop }) => stop()))
  }
}

// Set by `npm run test:woocommerce`: the folder of the real WooCommerce that these stores run.
const underTest = process.env['WOOCOMMERCE_UNDER_TEST']
const name = underTest ? `test-woocommerce-${process.env['WOOCOMMERCE_VERSION'] ?? 'unknown'}` : 'test'

// Several runs may go on at once in one tree; each needs a folder of its own.
const bootClean = async (engine: Engine, number: number): Promise<Store & { readonly admin: Login }> => {
  const folder = join(places.state, number === 1 ? name : `${name}-${number}`)
  const madeFrom = `${engine.kind} ${await fingerprint()}`
  const stamp = join(folder, '.made-from')
  const reset = (await readFile(stamp, 'utf8').catch(() => '')) !== madeFrom || !hasSnapshot(folder, cleanState)
  try {
    const store = await bootStore({
      folder,
      engine,
      reset,
      languages: locales,
      ...(underTest && { woocommerce: underTest }),
    })
    if (!reset) await store.restore(cleanState)
    const admin = await loginOf(store.url, 'admin', 'password')
    await store.snapshot(cleanState)
    await writeFile(stamp, madeFrom)
    return { ...store, admin }
  } catch (error) {
    if (error instanceof Busy && number < 9) return bootClean(engine, number + 1)
    throw error
  }
}

// A clean state is as old as the PHP that set it up: names, sizes and dates of those files.
const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256')
  for (const folder of [join(places.plugin, 'src'), places.standIn, places.mustUse]) {
    for (const name of (await readdir(folder, { recursive: true }).catch(() => [])).sort()) {
      const { size, mtimeMs } = await stat(join(folder, name))
      hash.update(`${name} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}
