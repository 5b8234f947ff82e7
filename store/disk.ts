import { statfs } from 'node:fs/promises'
import type { Log } from './progress'
import { diskFull, UserError } from './user-error'

/** Disk statistics of a folder: free blocks and their size, the number of files (inodes) and how many are free. */
export type Room = (folder: string) => Promise<Record<'bavail' | 'bsize' | 'files' | 'ffree', number>>

/** Fails if a folder is on a full disk, since PHP and its database report that in many ways, or not at all. */
export const refuseFullDisk = async (folders: readonly string[], room: Room = statfs): Promise<void> => {
  for (const folder of folders) if (await isFull(folder, room)) throw new UserError(diskFull(folder))
}

/**
 * Monitors a running store's disk, and reports when it is full and when it has space again. The returned function stops it.
 * @param every milliseconds between two looks
 */
export const watchDisk = (folder: string, log: Log, room: Room = statfs, every = 5000): (() => void) => {
  let full = false
  const look = async (): Promise<void> => {
    const now = await isFull(folder, room)
    if (now !== full) log.say(now ? wasFilled(folder) : `There is room again in the folder ${folder}.`)
    full = now
  }
  const watch = setInterval(() => void look(), every)
  return () => clearInterval(watch)
}

const wasFilled = (folder: string): string =>
  `The disk is full: what you do in the store is not kept until there is room in the folder ${folder}. Make room; the store goes on by itself.`

// Bytes. A larger file may be rejected, although some bytes are left.
const margin = 1_000_000

// Some file systems do not count files.
const isFull = (folder: string, room: Room): Promise<boolean> =>
  room(folder).then(
    ({ bavail, bsize, files, ffree }) => bavail * bsize < margin || (files > 0 && ffree === 0),
    () => false,
  )
