import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDoor } from '../../store/door'
import { Busy, claim, claimsFolder } from '../../store/lock'
import { runUntilKilled } from '../support/run-until-killed'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a claimed folder', () => {
  it('is refused to a second store, which is told where the first one is', { tags: ['W-01'] }, async () => {
    const first = await claim(folder)
    await expect(claim(folder)).rejects.toThrow(`A store is already starting in ${folder} (process ${process.pid})`)
    first.tell('http://127.0.0.1:8899/wp-admin/')
    await expect(claim(folder)).rejects.toThrow(
      `A store is already running in ${folder} (process ${process.pid}), at http://127.0.0.1:8899/wp-admin/ : open that address`,
    )
    await first.release()
    await (await claim(folder)).release()
    expect(await claims()).toEqual([])
  })

  it('is free once its process was killed', { tags: ['W-01'] }, async () => {
    await claimAndDie()
    expect(await claims()).toHaveLength(1)
    await (await claim(folder)).release()
    expect(await claims()).toEqual([])
  })

  it(
    'is free once its process was killed, though another program has that process’s number',
    { tags: ['W-01'] },
    async () => {
      await claimAndDie()
      const [left = ''] = await claims()
      const held = JSON.parse(await readFile(join(folder, claimsFolder, left), 'utf8')) as object
      await leave(left, JSON.stringify({ ...held, pid: process.pid }))
      await (await claim(folder)).release()
    },
  )

  it('is free if another program has both the number and the door', async () => {
    const elsewhere = await openDoor('theirs')
    await leave('of-before', JSON.stringify({ pid: process.pid, port: elsewhere.port }))
    await (await claim(folder)).release()
    elsewhere.close()
  })

  it('is not free while a process that was stopped for a while has it', async () => {
    const mute = createServer()
    const port = await new Promise<number>((resolve) => {
      mute.listen(0, '127.0.0.1', () => resolve((mute.address() as AddressInfo).port))
    })
    await leave('stopped', JSON.stringify({ pid: process.pid, port }))
    await expect(claim(folder)).rejects.toThrow('does not answer: end that process')
    mute.close()
  })

  it(
    'is free if the claim was cut short by a kill or a full disk; one that is just being written counts',
    { tags: ['W-01'] },
    async () => {
      await leave('half', '{"pid":')
      await expect(claim(folder)).rejects.toThrow(Busy)
      await utimes(join(folder, claimsFolder, 'half'), 0, 0)
      await (await claim(folder)).release()
    },
  )

  it('goes to one of many who ask at once', { tags: ['W-01'] }, async () => {
    for (let round = 0; round < 20; round++) {
      await leave('dead', JSON.stringify({ pid: 2 ** 30, port: 9 }))
      const all = await Promise.allSettled(Array.from({ length: 3 }, () => claim(folder)))
      const [winner, ...others] = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      expect(winner).toBeDefined()
      expect(others).toEqual([])
      await winner?.release()
      expect(await claims()).toEqual([])
    }
  })
})

// Helpers

const claims = (): Promise<readonly string[]> => readdir(join(folder, claimsFolder))

const leave = async (id: string, text: string): Promise<void> => {
  await mkdir(join(folder, claimsFolder), { recursive: true })
  await writeFile(join(folder, claimsFolder, id), text)
}

const claimAndDie = (): Promise<void> =>
  runUntilKilled(`
    import { claim } from 'store/lock.ts'
    await claim(${JSON.stringify(folder)})
    process.kill(process.pid, 'SIGKILL')`)
