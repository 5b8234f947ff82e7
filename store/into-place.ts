import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { age } from './age'
import { isAlive } from './alive'
import { whereRoomIsNeeded } from './trouble'

/**
 * Makes a folder beside its place and renames it there, which is all or nothing: a folder in its place is whole, whenever its
 * maker is killed. What was there before goes out in one step too. Safe to call from several processes at once.
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
        // Somebody else was faster: theirs is as good.
        if (!existsSync(home)) throw error
      })
    } finally {
      await rm(workshop, { recursive: true, force: true })
    }
  })

/** Throws away what killed processes were making in the folder: a workshop is named after its process. */
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

// What runs on another computer that shares the folder cannot be seen from here; after a day it has ended too.
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
