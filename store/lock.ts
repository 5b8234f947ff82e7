import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Trouble } from './trouble'

/** The folder belongs to a store that runs. */
export class Busy extends Trouble {}

/** Claims the folder for this process; the answer gives it back. Two servers on one database would spoil it. */
export const claim = async (folder: string): Promise<() => Promise<void>> => {
  const file = join(folder, '.claimed')
  const write = (): Promise<void> => writeFile(file, String(process.pid), { flag: 'wx' })
  await write().catch(async () => {
    const owner = Number(await readFile(file, 'utf8').catch(() => ''))
    if (isAlive(owner)) throw new Busy(`A store is already running in ${folder} (process ${owner}).`)
    await rm(file, { force: true })
    await write()
  })
  return () => rm(file, { force: true })
}

const isAlive = (pid: number): boolean => {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
