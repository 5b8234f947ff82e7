import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { silent, type Log } from '../../store/progress'
import { findNewest, findWooCommerce } from '../../store/woocommerce'
import { cachedWooCommerces, wooCommerceCache, type WooCommerce } from '../../store/woocommerce-cache'
import { newest } from '../../store/woocommerce-download'

let scratch = ''
let cache = ''
let server: Server | undefined
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'woocommerce-'))
  cache = join(scratch, 'cache')
})
afterEach(async () => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
  await rm(scratch, { recursive: true, force: true })
})

describe('a real WooCommerce is had', () => {
  it('[W-01] from a folder, which is used where it is and kept in the cache, whole', async () => {
    const folder = join(scratch, 'mine')
    await mkdir(join(folder, 'src'), { recursive: true })
    await mkdir(join(folder, '.git'))
    await writeFile(join(folder, 'woocommerce.php'), header('9.9.9'))
    await writeFile(join(folder, 'src', 'more.php'), '<?php')
    expect(await findWooCommerce(folder, silent, cache)).toEqual({ version: '9.9.9', folder })
    const kept = join(cache, '9.9.9')
    expect(await cachedWooCommerces(cache)).toEqual([{ version: '9.9.9', folder: kept }])
    expect((await readdir(kept)).sort()).toEqual(['src', 'woocommerce.php'])
    expect(await findWooCommerce('woocommerce@9.9.9', silent, cache, nowhere)).toEqual({
      version: '9.9.9',
      folder: kept,
    })
  })

  it('[W-01] from a zip file, unpacked into its own place only, again only when it is another', async () => {
    const zip = join(scratch, 'shop.zip')
    await writeFile(zip, zipped('9.9.8', { 'woocommerce/../../../escaped.php': strToU8('<?php') }))
    const { folder } = await findWooCommerce(zip, silent, cache)
    expect(folder).toBe(join(cache, '9.9.8'))
    expect(await readdir(folder)).toEqual(['woocommerce.php'])
    expect((await readdir(scratch)).sort()).toEqual(['cache', 'shop.zip'])

    await writeFile(join(folder, 'mark'), '')
    await findWooCommerce(zip, silent, cache)
    expect(await readdir(folder)).toContain('mark')
    await writeFile(zip, zipped('9.9.8', { 'woocommerce/new.php': strToU8('<?php') }))
    await findWooCommerce(zip, silent, cache)
    expect((await readdir(folder)).sort()).toEqual(['new.php', 'woocommerce.php'])
  })

  it('[W-01] from wordpress.org by its name, with a bar, and only once', async () => {
    const asked: string[] = []
    const bars: string[] = []
    const from = await serving((request, answer) => {
      asked.push(request.url ?? '')
      answer.end(zipped('9.9.7'))
    })
    const log: Log = { say: () => undefined, task: (title) => (bars.push(title), () => undefined) }
    for (const name of ['woocommerce@9.9.7', '9.9.7'])
      expect(await findWooCommerce(name, log, cache, from)).toEqual({ version: '9.9.7', folder: join(cache, '9.9.7') })
    expect(asked).toEqual(['/plugin/woocommerce.9.9.7.zip'])
    expect(bars[0]).toBe('Downloading WooCommerce 9.9.7')
  })

  it('[W-01] as the newest that we know, from the cache, without a network', async () => {
    const kept = await keep(newest.version)
    expect(await findNewest(silent, cache, nowhere)).toEqual(kept)
  })
})

describe('where it cannot be had', () => {
  it('[W-01] one line says so, and the newest in the cache runs, or else the small shop', async () => {
    expect(await said((log) => findNewest(log, cache, nowhere))).toEqual([
      undefined,
      [
        `WooCommerce ${newest.version} cannot be downloaded: 127.0.0.1:9 does not answer. A small shop stands in for it.`,
      ],
    ])
    await keep('9.4.3')
    const older = await keep('10.4.3')
    const [found, lines] = await said((log) => findNewest(log, cache, nowhere))
    expect(found).toEqual(older)
    expect(lines).toEqual([expect.stringMatching(/WooCommerce 10\.4\.3 from the cache runs\.$/)])
  })

  it('[W-01] a network that swallows everything is given up soon', async () => {
    const from = await serving(() => undefined)
    const begin = performance.now()
    expect(await findNewest(silent, cache, from)).toBeUndefined()
    expect(performance.now() - begin).toBeLessThan(15_000)
  })

  it('[W-01] nothing of a wrong, broken or half download is used or kept', async () => {
    const wrong = await serving((_, answer) => answer.end(zipped(newest.version)))
    await expect(findWooCommerce('woocommerce', silent, cache, wrong)).rejects.toThrow('is not the one we know')
    server?.close()
    const page = await serving((_, answer) => answer.end('<html>Log in to this network</html>'))
    await expect(findWooCommerce('9.9.7', silent, cache, page)).rejects.toThrow('damaged or incomplete')
    server?.close()
    const half = await serving((_, answer) => {
      answer.writeHead(200, { 'content-length': 4000 })
      answer.write(zipped('9.9.7'), () => answer.destroy())
    })
    await expect(findWooCommerce('9.9.7', silent, cache, half)).rejects.toThrow('broke off')
    server?.close()
    const other = await serving((_, answer) => void answer.writeHead(404).end())
    await expect(findWooCommerce('9.9.7', silent, cache, other)).rejects.toThrow('answers with 404')
    expect(await cachedWooCommerces(cache)).toEqual([])
    expect(await readdir(cache).catch(() => [])).toEqual([])
  })

  it('what is half copied, or is none, is not in the cache', async () => {
    await mkdir(join(cache, '.making-abc'), { recursive: true })
    await writeFile(join(cache, '.making-abc', 'woocommerce.php'), header('9.9.9'))
    await mkdir(join(cache, '9.4.3'))
    expect(await cachedWooCommerces(cache)).toEqual([])
    await expect(findWooCommerce(cache, silent, cache)).rejects.toThrow('its file woocommerce.php is missing')
    await expect(findWooCommerce(join(scratch, 'shop.zip'), silent, cache)).rejects.toThrow(
      'There is no folder and no zip',
    )
  })
})

it('a download that differs from the zip file that was unpacked before is refused', async () => {
  const zip = join(scratch, 'shop.zip')
  await writeFile(zip, zipped('9.9.7'))
  const { folder } = await findWooCommerce(zip, silent, cache)
  await rm(folder, { recursive: true })
  const from = await serving((_, answer) => answer.end(zipped('9.9.7', { 'woocommerce/evil.php': strToU8('<?php') })))
  await expect(findWooCommerce('9.9.7', silent, cache, from)).rejects.toThrow('is not the one we know')
  expect(await readFile(join(cache, '9.9.7.sha256'), 'utf8')).toMatch(/^[0-9a-f]{64}$/)
})

it('the cache is the person’s, wherever the system keeps such things', () => {
  expect(wooCommerceCache({ XDG_CACHE_HOME: '/x' })).toBe(join('/x', 'customize-your-store', 'woocommerce'))
  expect(wooCommerceCache({})).toMatch(/\.cache.customize-your-store.woocommerce$/)
})

// Helpers

/** A port on which nobody listens. */
const nowhere = 'http://127.0.0.1:9'

const header = (version: string): string => `<?php\n/**\n * Plugin Name: WooCommerce\n * Version: ${version}\n */\n`

const zipped = (version: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({ 'woocommerce/woocommerce.php': strToU8(header(version)), ...more })

const keep = async (version: string): Promise<WooCommerce> => {
  const folder = join(cache, version)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'woocommerce.php'), header(version))
  return { version, folder }
}

const serving = (listener: RequestListener): Promise<string> =>
  new Promise((resolve) => {
    const started = createServer(listener)
    server = started.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(started.address() as AddressInfo).port}`),
    )
  })

const said = async <A>(work: (log: Log) => Promise<A>): Promise<readonly [A, readonly string[]]> => {
  const lines: string[] = []
  return [await work({ ...silent, say: (line) => void lines.push(line) }), lines]
}
