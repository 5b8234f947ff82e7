import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { intoPlace } from '../../store/into-place'
import { runUntilKilled } from '../support/run-until-killed'

let scratch = ''
let home = ''
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'into-place-'))
  home = join(scratch, 'home')
})
afterEach(() => rm(scratch, { recursive: true, force: true }))

describe('a folder that is made and then put into its place', () => {
  it(
    'is not there if its maker is killed; the next maker throws away what is left of it',
    { tags: ['W-01'] },
    async () => {
      await makeAndDie(home)
      expect(await readdir(scratch)).toEqual([expect.stringMatching(/^\.making-/)])
      await intoPlace(home, making('whole'))
      expect(await readdir(scratch)).toEqual(['home'])
      expect(await said(home)).toBe('whole')
    },
  )

  it('is as it was if the maker of the next one is killed', { tags: ['W-01'] }, async () => {
    await intoPlace(home, making('before'))
    await makeAndDie(home)
    expect(await said(home)).toBe('before')
    await intoPlace(home, making('after'))
    expect(await said(home)).toBe('after')
  })

  it('is made by two at once: neither spoils the other’s', { tags: ['W-01'] }, async () => {
    const both = latch(2)
    const one = intoPlace(home, async (made) => {
      await making('one')(made)
      await both()
    })
    const two = intoPlace(home, async (made) => {
      await making('two')(made)
      await both()
      // The other is in its place by now, and somebody may already use it.
      await one
    })
    await Promise.all([one, two])
    expect(await said(home)).toBe('one')
    expect(await readdir(scratch)).toEqual(['home'])
  })

  it('leaves alone what somebody else is at, here or on another computer, until it is a day old', async () => {
    const names = [`.making-${hostname()}-${process.pid}-abc`, '.making-elsewhere-1-abc', '.making-elsewhere-1-old']
    for (const name of names) await mkdir(join(scratch, name))
    await utimes(join(scratch, '.making-elsewhere-1-old'), 0, 0)
    await intoPlace(home, making('whole'))
    expect((await readdir(scratch)).sort()).toEqual([...names.slice(0, 2), 'home'].sort())
  })

  it('is not there if there is no room for it, and the sentence names the folder', { tags: ['W-01'] }, async () => {
    const full = intoPlace(home, async (made) => {
      await making('half')(made)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    })
    await expect(full).rejects.toThrow(`The disk is full: there is no room in the folder ${scratch},`)
    expect(await readdir(scratch)).toEqual([])
  })
})

// Helpers

const making =
  (word: string) =>
  async (made: string): Promise<void> => {
    await mkdir(made)
    await writeFile(join(made, 'word'), word)
  }

const said = (folder: string): Promise<string> => readFile(join(folder, 'word'), 'utf8')

const latch = (count: number): (() => Promise<void>) => {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return () => {
    if (--count === 0) open()
    return opened
  }
}

/** Another process makes half of the folder and is killed. */
const makeAndDie = (home: string): Promise<void> =>
  runUntilKilled(`
    import { mkdirSync, writeFileSync } from 'node:fs'
    import { intoPlace } from 'store/into-place.ts'
    await intoPlace(${JSON.stringify(home)}, async (made) => {
      mkdirSync(made)
      writeFileSync(made + '/word', 'half')
      process.kill(process.pid, 'SIGKILL')
    })`)
