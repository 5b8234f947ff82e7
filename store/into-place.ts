import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { age } from './age'
import { isAlive } from './alive'
import { whereRoomIsNeeded } from './user-error'

/**
 * Builds a folder beside its destination and renames it, which is atomic: a folder at its destination is complete, even if the process is
 * killed. An existing folder is also moved away in one step. Safe to call from several processes at once.
 */
export const intoPlace = async (
  home: string,
  make: (made: string, workshop: string) => Promise<void>,
  beside = dirname(home),
): Promise<void> =>
  whereRoomIsNeeded(beside, async () => {
    await mkdir(beside, { recursive: true })
    await throwAwayUnfinished(beside)
    const workshop = await mkdtemp(join(beside, `${mark}${here}${process.pid}-`))
    const isReplaced = existsSync(home)
    try {
      await make(join(workshop, 'made'), workshop)
      if (isReplaced) await rename(home, join(workshop, 'old')).catch(unlessGone)
      await rename(join(workshop, 'made'), home).catch((error: unknown) => {
        // Another process was faster; its result is equivalent.
        if (!existsSync(home)) throw error
      })
    } finally {
      await rm(workshop, { recursive: true, force: true })
    }
  })

/** Deletes what killed processes left behind in the folder: a temporary folder is named after its process. */
export const throwAwayUnfinished = async (folder: string): Promise<void> => {
  const workshops = (await readdir(folder).catch(() => []))
    .filter((name) => name.startsWith(mark))
    .map((name) => join(folder, name))
  await Promise.all(
    workshops.map(
      async (path) => (await isLeft(path)) && rm(path, { recursive: true, force: true }).catch(() => undefined),
    ),
  )
}

// A process on another computer that shares the folder cannot be checked; after a day it is assumed to have ended.
const isLeft = async (path: string): Promise<boolean> => {
  const [, pid] = path.split(`${mark}${here}`)
  return pid === undefined ? (await age(path)) < Date.now() - aDay : !isAlive(parseInt(pid, 10))
}

const mark = '.making-'

const here = `${hostname()}-`

const aDay = 24 * 60 * 60 * 1000

const unlessGone = (error: unknown): void => {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
