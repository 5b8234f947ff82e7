import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { intoPlace } from './into-place'
import { Trouble } from './trouble'

/**
 * Saves a site's own data under a name: database, uploads, fonts and themes. Any process may call it while the site runs, but only
 * between requests.
 */
export const takeSnapshot = async (folder: string, name: string): Promise<void> => {
  const content = join(folder, 'wp-content')
  await intoPlace(keptAt(folder, name), async (made) => {
    await mkdir(made, { recursive: true })
    for (const part of ['uploads', 'fonts', 'themes']) {
      if (existsSync(join(content, part))) await cp(join(content, part), join(made, part), { recursive: true })
    }
    await copyFile(join(content, 'database', '.ht.sqlite'), join(made, 'database'))
  })
}

/** Whether the site has a snapshot with that name. */
export const hasSnapshot = (folder: string, name: string): boolean => existsSync(join(keptAt(folder, name), 'database'))

/**
 * Restores a running site from a snapshot. The site does it itself, between two requests; any process may request it. See
 * server/restore.php.
 */
export const restoreSnapshot = async (url: string, name: string): Promise<void> => {
  const headers = { 'x-embedded-store': 'restore' }
  const answer = await fetch(`${url}/__embedded-store/restore/${name}`, { method: 'POST', headers })
  if (answer.status === 204) return
  throw new Trouble(`The store did not go back to its snapshot "${name}": ${answer.status} ${await answer.text()}`)
}

const keptAt = (folder: string, name: string): string => join(folder, '.snapshots', name)
