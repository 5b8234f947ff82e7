import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPluginCheck } from '../../build/plugin-check/find'
import { findingsIn, report } from '../../build/plugin-check/findings'
import { runChecks } from '../../build/plugin-check/run-checks'

describe('what Plugin Check found', () => {
  const message = { message: '<strong>Bad.</strong><br>Very.', code: 'bad.code' }
  const answer = {
    errors: { 'a.php': { 7: { 1: [message], 9: [message] } } },
    warnings: { 'readme.txt': { 0: { 0: [message] } } },
  }

  it('is told in a line each, with its place, errors first, and summed up', { tags: ['W-05'] }, () => {
    expect(report({ checks: ['one', 'two'], findings: findingsIn('one', answer), left: [], why: null })).toEqual([
      'a.php:7: error: Bad. Very. (bad.code)',
      'a.php:7: error: Bad. Very. (bad.code)',
      'readme.txt: warning: Bad. Very. (bad.code)',
      '2 checks, 2 errors, 1 warnings',
    ])
  })

  it('what did not run is told, and why, so that nobody takes it for checked', { tags: ['W-05'] }, () => {
    expect(report({ checks: ['one'], findings: [], left: ['two', 'three'], why: 'database is locked' })).toEqual([
      'Not checked: two, three. database is locked',
      '1 checks, 0 errors, 0 warnings',
    ])
  })

  it('given nothing, as PHP writes an empty map, then nothing', { tags: ['W-05'] }, () => {
    expect(findingsIn('one', { message: 'done', errors: [], warnings: [] })).toEqual([])
  })
})

describe('a check that WordPress refuses', () => {
  it('is told as not run, with the reason, and the others run', { tags: ['W-05'] }, async () => {
    const administrator = {
      page: () => Promise.resolve('PLUGIN_CHECK = {"nonce":"abc"}'),
      activate: () => Promise.resolve(),
      ajax: (fields: readonly (readonly [string, string])[]) => {
        if (fields.some(([, value]) => value === 'plugin_check_get_checks_to_run'))
          return Promise.resolve({ checks: ['one', 'non_blocking_scripts', 'two'] })
        const refused = fields.filter(([name]) => name === 'checks[]').map(([, value]) => value)
        return refused.join() === 'non_blocking_scripts' ? Promise.reject(new Error('a stranger')) : Promise.resolve({})
      },
    }
    const outcome = await runChecks(administrator, 'a/a.php', () => undefined)
    expect(outcome).toEqual({
      checks: ['one', 'two'],
      findings: [],
      left: ['non_blocking_scripts'],
      why: 'Error: a stranger',
    })
  })
})

describe('Plugin Check', () => {
  let folder: string
  const cache = () => join(folder, 'cache')
  const nowhere = 'http://127.0.0.1:9'
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plugin-check-test-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('that cannot be had is a sentence that says so and what to do', { tags: ['W-05'] }, async () => {
    await expect(findPluginCheck(undefined, cache(), nowhere)).rejects.toThrow(
      /^Plugin Check cannot be downloaded: 127\.0\.0\.1:9 does not answer\. Nothing was checked\. Give /,
    )
    await expect(findPluginCheck(join(folder, 'none'), cache())).rejects.toThrow('There is no folder and no zip file')
  })

  it('that lacks its libraries would check half, and is refused', { tags: ['W-05'] }, async () => {
    await mkdir(join(folder, 'checkout'))
    await expect(findPluginCheck(join(folder, 'checkout'))).rejects.toThrow('There is no Plugin Check in')
    await writeFile(join(folder, 'checkout', 'plugin.php'), '<?php')
    await expect(findPluginCheck(join(folder, 'checkout'))).rejects.toThrow(
      'is incomplete: run "composer install" there',
    )
  })

  it(
    'given as a zip file goes into the cache, without files that would leave it, and is found there',
    { tags: ['W-05'] },
    async () => {
      const bytes = new TextEncoder().encode('<?php')
      const zip = join(folder, 'plugin-check.zip')
      const names = ['plugin-check/plugin.php', 'plugin-check/vendor/autoload.php', 'plugin-check/../../../outside.php']
      await writeFile(zip, zipSync(Object.fromEntries(names.map((name) => [name, bytes]))))
      expect(await findPluginCheck(zip, cache())).toBe(cache())
      expect(await readFile(join(cache(), 'vendor', 'autoload.php'), 'utf8')).toBe('<?php')
      await expect(readFile(join(folder, 'outside.php'))).rejects.toThrow('ENOENT')
      expect(await findPluginCheck(undefined, cache(), nowhere)).toBe(cache())
      await writeFile(zip, 'no zip')
      await expect(findPluginCheck(zip, cache())).rejects.toThrow('damaged or incomplete')
    },
  )
})
