import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { intoPlace } from '../into-place'
import type { Database } from '../php/database'
import { keepFiles, putBackFiles } from './kept-files'

/** What another process may ask of a running store besides pages: POST /__embedded-store/snapshot/NAME, or restore/NAME. */
export type Task = { readonly kind: 'snapshot' | 'restore'; readonly name: string }

/** What moves a site's data to a file and back. */
export type Data = Pick<Database, 'snapshot' | 'restore'>

/** The task that a request asks for, if any. The header keeps out web pages, which may not send it across origins without permission. */
export const taskOf = ({ method, url = '', headers }: IncomingMessage): Task | undefined => {
  const [, kind, name = ''] = /^\/__embedded-store\/(snapshot|restore)\/([a-z0-9-]+)$/.exec(url) ?? []
  if (method !== 'POST' || headers['x-embedded-store'] === undefined) return undefined
  return kind === 'snapshot' || kind === 'restore' ? { kind, name } : undefined
}

/** Does the task in the site's folder, while no request runs, and answers with 204, 404 (no such snapshot) or 500 and the reason. */
export const doTask = async (task: Task, folder: string, data: Data, response: ServerResponse): Promise<void> => {
  const kept = join(folder, '.snapshots', task.name)
  try {
    if (task.kind === 'snapshot') await take(folder, kept, data)
    else if (existsSync(join(kept, 'database'))) await putBack(folder, kept, data)
    else return void response.writeHead(404).end()
    response.writeHead(204).end()
  } catch (error) {
    response.writeHead(500).end(error instanceof Error ? error.message : String(error))
  }
}

const take = (folder: string, kept: string, data: Data): Promise<void> =>
  intoPlace(kept, async (made) => {
    await mkdir(made, { recursive: true })
    await keepFiles(join(folder, 'wp-content'), made)
    await data.snapshot(join(made, 'database'), join(kept, 'database'))
  })

const putBack = async (folder: string, kept: string, data: Data): Promise<void> => {
  await putBackFiles(join(folder, 'wp-content'), kept)
  await data.restore(join(kept, 'database'))
}
