import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mountPoints, mountsFor } from '../../store/mounts'
import { forgetPhpSite, linkMounts, writeConfig } from '../../store/server/php-site'

let home = ''
let site = ''
let woocommerce = ''
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'php-site-'))
  site = join(home, 'site')
  woocommerce = join(home, 'woocommerce')
  await mkdir(woocommerce)
  await writeFile(join(woocommerce, 'woocommerce.php'), '<?php')
})
afterEach(() => rm(home, { recursive: true, force: true }))

const plugins = () => readdir(join(site, 'wp-content', 'plugins'))

describe('the folder of a store on this computer’s PHP', () => {
  it('has what this start mounts, and nothing of an earlier start', { tags: ['W-01'] }, async () => {
    await linkMounts(site, mountsFor({ woocommerce }))
    expect((await plugins()).toSorted()).toEqual(['customize-your-store', 'woocommerce'])
    await linkMounts(site, mountsFor({ standIn: true }))
    expect(await plugins()).toEqual(['customize-your-store'])
    expect(await readdir(woocommerce)).toEqual(['woocommerce.php'])
  })

  it('is given back to the engine for WebAssembly without links and settings', { tags: ['W-01'] }, async () => {
    await linkMounts(site, mountsFor({ woocommerce }))
    await writeConfig(site, { url: 'http://127.0.0.1:1', database: '', constants: { WP_DEBUG: true } })
    await forgetPhpSite(site)
    expect(await plugins()).toEqual([])
    expect(await readdir(site)).not.toContain('wp-config.php')
    expect(await readdir(woocommerce)).toEqual(['woocommerce.php'])
  })

  it('keeps its keys, so that logins outlast a restart, and quotes what is written into PHP', async () => {
    await mkdir(site)
    const config = async (name: string) => {
      await writeConfig(site, { url: 'http://127.0.0.1:1', database: '', constants: { NAME: name } })
      return readFile(join(site, 'wp-config.php'), 'utf8')
    }
    const keyIn = (text: string) => /'AUTH_KEY', '(\w{64})'/.exec(text)?.[1]
    const first = await config("Maple's \\ Moss")
    expect(first).toContain("define( 'NAME', 'Maple\\'s \\\\ Moss' );")
    expect(keyIn(first)).toBeDefined()
    expect(keyIn(await config('other'))).toBe(keyIn(first))
  })

  it('has every mount at a place that the next start clears', () => {
    for (const { vfsPath } of mountsFor({ woocommerce })) expect(mountPoints).toContain(vfsPath)
  })
})
