import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from './user-error'

/**
 * Saves a running site's own data under a name: database, uploads, fonts and themes. Any process may call it; on the engine `wasm` only
 * while no request runs.
 */
export const takeSnapshot = (url: string, name: string): Promise<void> => ask(url, 'snapshot', name)

/** Restores a running site from a snapshot, between two requests. Any process may call it. */
export const restoreSnapshot = (url: string, name: string): Promise<void> => ask(url, 'restore', name)

/** Whether the site in the folder has a snapshot with that name. */
export const hasSnapshot = (folder: string, name: string): boolean =>
  existsSync(join(folder, '.snapshots', name, 'database'))

const ask = async (url: string, task: 'snapshot' | 'restore', name: string): Promise<void> => {
  const headers = { 'x-embedded-store': task }
  const answer = await fetch(`${url}/__embedded-store/${task}/${name}`, { method: 'POST', headers })
  if (answer.status !== 204)
    throw new UserError(`The store's ${task} "${name}" failed: ${answer.status} ${await answer.text()}`)
}
