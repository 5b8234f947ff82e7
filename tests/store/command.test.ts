import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchWordPress } from '../../store/files'
import { complaintAboutNode } from '../../store/node-version'
import { places } from '../../store/places'
import { silent } from '../../store/progress'
import { sentenceFor } from '../../store/trouble'
import { findWooCommerce } from '../../store/woocommerce'

let scratch = ''
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'command-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(scratch, { recursive: true, force: true })
})

describe('npm start says in one sentence', () => {
  it('[W-01] that the port is taken', async () => {
    const holder = createServer()
    const port = await new Promise<number>((resolve) => {
      holder.listen(0, '127.0.0.1', () => resolve((holder.address() as AddressInfo).port))
    })
    const { code, error } = await start('--port', String(port), '--no-open')
    holder.close()
    expect(error).toMatch(new RegExp(`^Port ${port} is taken by another program\\. Choose another one: .*\\n$`))
    expect(code).toBe(1)
  })

  it('[W-01] that it does not know a flag, or a port', async () => {
    const unknown = await start('--colour')
    expect(unknown).toMatchObject({ code: 2, out: '' })
    expect(unknown.error).toMatch(/^Unknown option '--colour'\. See: npm start -- --help\n$/)
    const noPort = await start('--port', 'tea')
    expect(noPort).toMatchObject({
      code: 2,
      error: expect.stringMatching(/^A port is .* "tea" is none\.\n$/) as string,
    })
  })

  it('[W-01] that WordPress cannot be fetched, and leaves nothing half done', async () => {
    vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/')
    await expect(fetchWordPress(silent, scratch)).rejects.toThrow(/^WordPress could not be downloaded .*ECONNREFUSED/)
    expect(await readdir(scratch)).toEqual([])
  })

  it('[W-01] that the disk is full, or that it may not write', () => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' })
    expect(sentenceFor(full)).toMatch(/^The disk is full: /)
    expect(sentenceFor(Object.assign(new Error('open'), { code: 'EACCES' }))).toMatch(
      /^The folder \.store cannot be written/,
    )
  })

  it('[W-01] that Node is too old', () => {
    expect(complaintAboutNode('18.20.4')).toBe(
      'The store needs Node 20.19.0 or newer, and this is Node 18.20.4. Install a newer one and start again.',
    )
    expect(complaintAboutNode('20.18.9')).toBeDefined()
    for (const fine of ['20.19.0', '20.20.2', '22.0.0', '26.1.0-nightly'])
      expect(complaintAboutNode(fine)).toBeUndefined()
  })

  it('what its flags are', async () => {
    const { code, out } = await start('--help')
    expect(code).toBe(0)
    const variants = ['--ai', '--ai-provider', '--connection-offline', '--managed-hosting', '--entrepreneur']
    for (const flag of ['--reset', '--port', '--no-open', '--woocommerce', '--no-stand-in', '--dev', ...variants])
      expect(out).toContain(flag)
  })

  it('that there is no WooCommerce where it was told to look', async () => {
    await expect(findWooCommerce(scratch, silent)).rejects.toThrow('its file woocommerce.php is missing')
    await expect(findWooCommerce(join(scratch, 'shop.zip'), silent)).rejects.toThrow(
      'There is no folder and no zip file',
    )
    await writeFile(join(scratch, 'woocommerce.php'), '')
    expect(await findWooCommerce(scratch, silent)).toBe(scratch)
  })
})

it('a zip file with WooCommerce in it is unpacked once, and into its own place only', async () => {
  const zip = join(scratch, 'shop.zip')
  const files = { 'woocommerce/woocommerce.php': strToU8('<?php'), '../escaped.php': strToU8('<?php') }
  await writeFile(zip, zipSync(files))
  const cache = join(scratch, 'a', 'cache')
  const folder = await findWooCommerce(zip, silent, cache)
  expect(await readdir(folder)).toEqual(['woocommerce.php'])
  expect(await findWooCommerce(zip, silent, cache)).toBe(folder)
  expect(await readdir(cache)).toHaveLength(1)
  expect(await readdir(join(scratch, 'a'))).toEqual(['cache'])
})

// Helpers

const start = (...args: readonly string[]): Promise<{ code: number | null; out: string; error: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(places.project, 'store', 'start.ts'), ...args], {
      cwd: places.project,
    })
    let [out, error] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()))
    child.on('error', reject).on('close', (code) => resolve({ code, out, error }))
  })
