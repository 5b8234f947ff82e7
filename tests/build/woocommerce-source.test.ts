import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strToU8 } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { silent, type Log } from '../../store/progress'
import { findNewest, findWooCommerce } from '../../store/woocommerce'
import { cachedWooCommerces, wooCommerceCache } from '../../store/woocommerce-cache'
import { newest } from '../../store/woocommerce-download'
import { header, keep, newScratch, nowhere, serving, tidyUp, zipped } from './woocommerce-support'

let scratch = ''
let cache = ''
beforeEach(async () => {
  scratch = await newScratch()
  cache = join(scratch, 'cache')
})
afterEach(() => tidyUp(scratch))

describe('a real WooCommerce is had', () => {
  it('from a folder, which is used where it is and kept in the cache, whole', { tags: ['W-01'] }, async () => {
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

  it(
    'from a zip file, unpacked into its own place only, again only when it is another',
    { tags: ['W-01'] },
    async () => {
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
    },
  )

  it('from wordpress.org by its name, with a bar, and only once', { tags: ['W-01'] }, async () => {
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

  it('as the newest that we know, from the cache, without a network', { tags: ['W-01'] }, async () => {
    const kept = await keep(newest.version, cache)
    expect(await findNewest(silent, cache, nowhere)).toEqual(kept)
  })
})

it('the cache is the person’s, wherever the system keeps such things', () => {
  expect(wooCommerceCache({ XDG_CACHE_HOME: '/x' })).toBe(join('/x', 'customize-your-store', 'woocommerce'))
  expect(wooCommerceCache({})).toMatch(/\.cache.customize-your-store.woocommerce$/)
})
