import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { refuseFullDisk, watchDisk, type Room } from '../../store/disk'
import { silent } from '../../store/progress'
import { whereRoomIsNeeded } from '../../store/user-error'

it('a full disk is told by its folder, whether bytes or files are used up', { tags: ['W-01'] }, async () => {
  await expect(refuseFullDisk([tmpdir()], room(5))).rejects.toThrow(`no room in the folder ${tmpdir()}`)
  await expect(refuseFullDisk([tmpdir()], room(5e9, 0))).rejects.toThrow('The disk is full')
  await refuseFullDisk([tmpdir()], room(5e9))
  // Some systems count no files.
  await refuseFullDisk([tmpdir()], () => Promise.resolve({ bavail: 5e9, bsize: 1, files: 0, ffree: 0 }))
})

it(
  'a store that runs says once that the disk is full, and once that there is room again',
  { tags: ['W-01'] },
  async () => {
    const lines: string[] = []
    let bytes = 5e9
    const log = { ...silent, say: (line: string) => void lines.push(line) }
    let looks = 0
    const seen = (folder: string) => {
      looks += 1
      return room(bytes)(folder)
    }
    const stop = watchDisk('/site', log, seen, 1)
    const several = async () => {
      const before = looks
      await expect.poll(() => looks, { interval: 1, timeout: 30_000 }).toBeGreaterThan(before + 3)
    }
    await several()
    expect(lines).toEqual([])
    bytes = 0
    await several()
    expect(lines).toEqual([
      expect.stringMatching(/^The disk is full: .* not kept until there is room in the folder \/site\./),
    ])
    bytes = 5e9
    await several()
    expect(lines.slice(1)).toEqual(['There is room again in the folder /site.'])
    stop()
    const last = looks
    await new Promise((resolve) => void setTimeout(resolve, 20))
    expect(looks).toBe(last)
  },
)

it.each([
  ['ENOSPC', /^The disk is full: there is no room in the folder \/here,/],
  ['EDQUOT', /^Your disk quota is used up in the folder \/here,/],
  ['EACCES', /^The folder \/here cannot be written by you\./],
  ['EROFS', /^The folder \/here lies on a read-only disk/],
])(
  'a write that ends with %s is told by its folder, anything else as it is',
  { tags: ['W-01'] },
  async (code, sentence) => {
    const failed = (code: string): Promise<never> => Promise.reject(Object.assign(new Error('write'), { code }))
    await expect(whereRoomIsNeeded('/here', () => failed(code))).rejects.toThrow(sentence)
    await expect(whereRoomIsNeeded('/here', () => failed('EBUSY'))).rejects.toThrow(/^write$/)
  },
)

// Helpers

const room =
  (bytes: number, free = 1000): Room =>
  () =>
    Promise.resolve({ bavail: bytes, bsize: 1, files: 1000, ffree: free })
