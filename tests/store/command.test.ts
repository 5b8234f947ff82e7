import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchWordPress } from '../../store/files'
import { claim } from '../../store/lock'
import { complaintAboutNode } from '../../store/node-version'
import { places } from '../../store/places'
import { silent } from '../../store/progress'
import { sentenceFor } from '../../store/user-error'
import { wooCommerceCache } from '../../store/woocommerce-cache'

let scratch = ''
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'command-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(scratch, { recursive: true, force: true })
})

describe('npm start says in one sentence', () => {
  it('that the port is taken', { tags: ['W-01'] }, async () => {
    const { holder, port } = await heldPort()
    const { code, error } = await start('--port', String(port), '--no-open')
    holder.close()
    expect(error).toMatch(new RegExp(`^Port ${port} is taken by another program\\. Choose another one: .*\\n$`))
    expect(code).toBe(1)
  })

  it('that a store already runs in this folder, whatever the port', { tags: ['W-01'] }, async () => {
    // Somebody's own may run there at the moment; then it is that one.
    const claimed = await claim(places.site).catch(() => undefined)
    const { code, error } = await start('--port', String(await freePort()), '--no-open')
    await claimed?.release()
    expect(error).toMatch(/^A store is already (starting|running) in .* and start again\.\n$/)
    expect(code).toBe(1)
  })

  it('that it does not know a flag, or a port', { tags: ['W-01'] }, async () => {
    const unknown = await start('--colour')
    expect(unknown).toMatchObject({ code: 2, out: '' })
    expect(unknown.error).toMatch(/^Unknown option '--colour'\. See: npm start -- --help\n$/)
    const noPort = await start('--port', 'tea')
    expect(noPort).toMatchObject({
      code: 2,
      error: expect.stringMatching(/^A port is .* "tea" is none\.\n$/) as string,
    })
  })

  it('that a store has one shop', { tags: ['W-01'] }, async () => {
    const { code, error } = await start('--woocommerce', '9.4.3', '--stand-in')
    expect(error).toMatch(/^A store has one shop: .*\n$/)
    expect(code).toBe(2)
  })

  it('that WordPress cannot be fetched, and leaves nothing half done', { tags: ['all', 'W-01'] }, async () => {
    vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/')
    await expect(fetchWordPress(silent, scratch)).rejects.toThrow(/^WordPress could not be downloaded .*ECONNREFUSED/)
    expect(await readdir(scratch)).toEqual([])
  })

  it('that the disk is full, or that it may not write', { tags: ['W-01'] }, () => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' })
    expect(sentenceFor(full)).toMatch(/^The disk is full: /)
    expect(sentenceFor(full, '/here')).toMatch(/ in the folder \/here, /)
    expect(sentenceFor(Object.assign(new Error('open'), { code: 'EACCES' }))).toMatch(
      /^The folder \.store cannot be written/,
    )
  })

  it('that Node is too old', { tags: ['W-01'] }, () => {
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
    const shops = ['--woocommerce', '--woocommerce-fresh', '--stand-in', '--no-stand-in']
    const variants = ['--ai', '--ai-provider', '--connection-offline', '--managed-hosting', '--entrepreneur']
    for (const flag of ['--reset', '--port', '--no-open', ...shops, '--dev', ...variants]) expect(out).toContain(flag)
    expect(out).toContain(wooCommerceCache())
  })
})

// Helpers

const heldPort = (): Promise<{ readonly holder: Server; readonly port: number }> =>
  new Promise((resolve) => {
    const holder = createServer().listen(0, '127.0.0.1', () =>
      resolve({ holder, port: (holder.address() as AddressInfo).port }),
    )
  })

const freePort = async (): Promise<number> => {
  const { holder, port } = await heldPort()
  holder.close()
  return port
}

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
