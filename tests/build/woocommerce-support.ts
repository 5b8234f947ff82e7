import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { silent, type Log } from '../../store/progress'
import type { WooCommerce } from '../../store/woocommerce-cache'

let server: Server | undefined

/** A folder for one test. */
export const newScratch = (): Promise<string> => mkdtemp(join(tmpdir(), 'woocommerce-'))

/** Forgets the folder and whoever serves. */
export const tidyUp = async (scratch: string): Promise<void> => {
  stopServing()
  await rm(scratch, { recursive: true, force: true })
}

const stopServing = (): void => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
}

/** A port on which nobody listens. */
export const nowhere = 'http://127.0.0.1:9'

/** The beginning of a plugin's main file. */
export const header = (version: string): string =>
  `<?php\n/**\n * Plugin Name: WooCommerce\n * Version: ${version}\n */\n`

/** A zip file as wordpress.org has it, with a little more in it. */
export const zipped = (version: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({ 'woocommerce/woocommerce.php': strToU8(header(version)), ...more })

/** Puts that version into the cache. */
export const keep = async (version: string, cache: string): Promise<WooCommerce> => {
  const folder = join(cache, version)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'woocommerce.php'), header(version))
  return { version, folder }
}

/** Stands in for wordpress.org; whoever did before stops. */
export const serving = (listener: RequestListener): Promise<string> =>
  new Promise((resolve) => {
    stopServing()
    const started = createServer(listener)
    server = started.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(started.address() as AddressInfo).port}`),
    )
  })

/** What a piece of work came to, and what it said. */
export const said = async <A>(work: (log: Log) => Promise<A>): Promise<readonly [A, readonly string[]]> => {
  const lines: string[] = []
  return [await work({ ...silent, say: (line) => void lines.push(line) }), lines]
}
