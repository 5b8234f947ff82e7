/** Puts thousands of products, or hundreds of patterns, into a store before it is measured, by a plugin of the bench. */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Log } from '../../store/progress'
import type { Options } from '../options'
import type { BenchStore } from './store'
import { setPlugin } from './set-plugin'

export const fillStore = async (
  store: BenchStore,
  { products, patterns }: Pick<Options, 'products' | 'patterns'>,
  log: Log,
): Promise<void> => {
  if (products === 0 && patterns === 0) return
  if (store.content === null) {
    log.say('Products and patterns are not added: the bench fills only stores that it starts.')
    return
  }
  log.say(`Adding ${products} products and ${patterns} patterns.`)
  const source = await readFile(plugin('bench-goods.php'), 'utf8')
  const counts = source
    .replace('BENCH_PRODUCTS = 0', `BENCH_PRODUCTS = ${products}`)
    .replace('BENCH_PATTERNS = 0', `BENCH_PATTERNS = ${patterns}`)
  const home = join(store.content, 'plugins')
  await mkdir(home, { recursive: true })
  await writeFile(join(home, 'bench-goods.php'), counts)
  await setPlugin(store, 'bench-goods', 'active')
}

const plugin = (name: string): string => fileURLToPath(new URL(`./plugins/${name}`, import.meta.url))

/** A plugin of one file, copied from a folder into a store that the bench started, and activated. */
export const addPlugin = async (store: BenchStore, from: string, name: string): Promise<void> => {
  const home = join(store.content ?? '', 'plugins')
  await mkdir(home, { recursive: true })
  await copyFile(join(from, `${name}.php`), join(home, `${name}.php`))
  await setPlugin(store, name, 'active')
}
