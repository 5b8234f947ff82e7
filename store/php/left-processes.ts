import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { killGroup, type ProcessName } from './bound-process'

const run = promisify(execFile)

/** Writes down which processes serve the site in the folder, for the next start if this one is killed. */
export const keepProcesses = (folder: string, names: readonly ProcessName[]): Promise<void> =>
  writeFile(join(folder, file), JSON.stringify(names))

/**
 * Ends the processes that a killed store left behind in the folder, before another store starts there. A process counts as such only if
 * its command line carries the mark that was written down: ids are reused.
 */
export const endLeftProcesses = async (folder: string): Promise<void> => {
  const text = await readFile(join(folder, file), 'utf8').catch(() => '[]')
  for (const { pid, mark } of namesIn(text)) {
    while (await isRunning(pid, mark)) {
      killGroup(pid)
      await sleep(20)
    }
  }
  await rm(join(folder, file), { force: true })
}

const isRunning = async (pid: number, mark: string): Promise<boolean> => {
  const { stdout } = await run('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.includes(mark)
}

const namesIn = (text: string): readonly ProcessName[] => {
  try {
    return JSON.parse(text) as readonly ProcessName[]
  } catch {
    return []
  }
}

const file = '.processes.json'
