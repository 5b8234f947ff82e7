import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseEngine } from '../../store/engine'
import { neededExtensions } from '../../store/php/find-php'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engine-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

const all: readonly string[] = neededExtensions

describe('the engine of a store', () => {
  it('is this computer’s PHP if it is complete, and the line says so', { tags: ['W-01'] }, async () => {
    await putPhp(said({}))
    const { engine, why } = await chooseEngine({}, {})
    expect(engine).toMatchObject({ kind: 'php', database: 'sqlite', php: { version: '8.3.1' } })
    expect(why).toBe("The store runs on this computer's PHP 8.3.1.")
  })

  it.each([
    ['is too old', said({ version: '8.0.30' }), 'PHP 8.0.30 is older than 8.1'],
    ['is much too old', said({ version: '7.4.33' }), 'PHP 7.4.33 is older than 8.1'],
    [
      'lacks extensions',
      said({ extensions: all.filter((name) => !['gd', 'zip'].includes(name)) }),
      'PHP 8.3.1 lacks gd, zip',
    ],
    ['lacks OPcache', said({ opcache: false }), 'PHP 8.3.1 lacks OPcache'],
    ['is not PHP', 'echo hello', 'the program php on the PATH does not behave like PHP'],
    ['ends with an error', 'exit 3', 'the program php on the PATH cannot be run'],
  ])('is PHP on WebAssembly where PHP %s, and the line says why', { tags: ['W-01'] }, async (_, script, reason) => {
    await putPhp(script)
    const { engine, why } = await chooseEngine({}, {})
    expect(engine).toEqual({ kind: 'wasm' })
    expect(why).toBe(`The store runs on PHP for WebAssembly, which is slower: ${reason}.`)
    await expect(chooseEngine({ engine: 'php' }, {})).rejects.toThrow(/^The engine php cannot run\. .*\. Install what/)
    await expect(chooseEngine({}, { STORE_ENGINE: 'php' })).rejects.toThrow(/^The engine php cannot run/)
    await expect(chooseEngine({ database: 'mariadb' }, {})).rejects.toThrow(/^MariaDB needs the engine php\. /)
  })

  it('is PHP on WebAssembly where there is no PHP', { tags: ['W-01'] }, async () => {
    vi.stubEnv('PATH', folder)
    expect((await chooseEngine({}, {})).why).toMatch(/: no PHP is on the PATH\.$/)
  })

  it('reads what PHP says although it warns first', { tags: ['W-01'] }, async () => {
    await putPhp(`echo "Warning: Module already loaded"; ${said({})}`)
    expect((await chooseEngine({}, {})).engine.kind).toBe('php')
  })

  it('is what is asked for, by a flag before the variable', { tags: ['W-01'] }, async () => {
    await putPhp(said({}))
    expect((await chooseEngine({ engine: 'wasm' }, {})).engine.kind).toBe('wasm')
    expect((await chooseEngine({}, { STORE_ENGINE: 'wasm' })).engine.kind).toBe('wasm')
    expect((await chooseEngine({ engine: 'php' }, { STORE_ENGINE: 'wasm' })).engine.kind).toBe('php')
    expect((await chooseEngine({}, { STORE_ENGINE: '' })).engine.kind).toBe('php')
    await expect(chooseEngine({}, { STORE_ENGINE: 'fpm' })).rejects.toThrow(
      'The variable STORE_ENGINE is php or wasm, and "fpm" is neither.',
    )
  })

  it('has MariaDB only on PHP, with mysqli and MariaDB’s programs', { tags: ['W-01'] }, async () => {
    await putPhp(said({}))
    await expect(chooseEngine({ engine: 'wasm', database: 'mariadb' }, {})).rejects.toThrow(
      /^MariaDB needs the engine php/,
    )
    await expect(chooseEngine({ database: 'mariadb' }, {})).rejects.toThrow(
      'MariaDB cannot run: PHP 8.3.1 lacks mysqli.',
    )
    await putPhp(said({ extensions: [...all, 'mysqli'] }))
    vi.stubEnv('PATH', `${folder}:/nowhere`)
    await expect(chooseEngine({ database: 'mariadb' }, {})).rejects.toThrow(
      'MariaDB cannot run: the program mariadbd is not on the PATH.',
    )
  })
})

// Helpers

type Said = { readonly version?: string; readonly extensions?: readonly string[]; readonly opcache?: boolean }

/** What a PHP answers to the question of findPhp, as a script of the shell. */
function said({ version = '8.3.1', extensions = all, opcache = true }: Said): string {
  return `echo '${JSON.stringify({ version, extensions, opcache })}'`
}

const putPhp = async (script: string): Promise<void> => {
  const file = join(folder, 'php')
  await writeFile(file, `#!/bin/sh\n${script}\n`)
  await chmod(file, 0o755)
  vi.stubEnv('PATH', `${folder}:${process.env['PATH'] ?? ''}`)
}
