import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strToU8 } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { silent } from '../../store/progress'
import { findNewest, findWooCommerce } from '../../store/woocommerce'
import { cachedWooCommerces } from '../../store/woocommerce-cache'
import { newest } from '../../store/woocommerce-download'
import { header, keep, newScratch, nowhere, said, serving, tidyUp, zipped } from './woocommerce-support'

let scratch = ''
let cache = ''
beforeEach(async () => {
  scratch = await newScratch()
  cache = join(scratch, 'cache')
})
afterEach(() => tidyUp(scratch))

describe('where it cannot be had', () => {
  it('one line says so, and the newest in the cache runs, or else the small shop', { tags: ['W-01'] }, async () => {
    expect(await said((log) => findNewest(log, cache, nowhere))).toEqual([
      undefined,
      [
        `WooCommerce ${newest.version} cannot be downloaded: 127.0.0.1:9 does not answer. A small shop stands in for it.`,
      ],
    ])
    await keep('9.4.3', cache)
    const older = await keep('10.4.3', cache)
    const [found, lines] = await said((log) => findNewest(log, cache, nowhere))
    expect(found).toEqual(older)
    expect(lines).toEqual([expect.stringMatching(/WooCommerce 10\.4\.3 from the cache runs\.$/)])
  })

  it('a network that swallows everything is given up soon', { tags: ['W-01'] }, async () => {
    const from = await serving(() => undefined)
    const begin = performance.now()
    expect(await findNewest(silent, cache, from)).toBeUndefined()
    expect(performance.now() - begin).toBeLessThan(15_000)
  })

  it('nothing of a wrong, broken or half download is used or kept', { tags: ['W-01'] }, async () => {
    const wrong = await serving((_, answer) => answer.end(zipped(newest.version)))
    await expect(findWooCommerce('woocommerce', silent, cache, wrong)).rejects.toThrow('is not the one we know')
    const page = await serving((_, answer) => answer.end('<html>Log in to this network</html>'))
    await expect(findWooCommerce('9.9.7', silent, cache, page)).rejects.toThrow('damaged or incomplete')
    const half = await serving((_, answer) => {
      answer.writeHead(200, { 'content-length': 4000 })
      answer.write(zipped('9.9.7'), () => answer.destroy())
    })
    await expect(findWooCommerce('9.9.7', silent, cache, half)).rejects.toThrow('broke off')
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

  // Unless what is remembered of it was cut short by a kill or a full disk.
  await writeFile(join(cache, '9.9.7.sha256'), '')
  expect(await findWooCommerce('9.9.7', silent, cache, from)).toEqual({ version: '9.9.7', folder })
})
