/** What the plugin `interferes` does the next time that a home template is written. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { theStore } from './the-store'

type Way =
  | ('prints' | 'throws' | 'redirects' | 'exits' | 'dies' | 'alters' | 'begins' | 'commits' | 'fails')
  | ('loses' | 'forbids' | 'firewall')

/** @param way null for nothing. */
export const interfere = async (way: Way | null): Promise<void> => {
  const file = join(theStore().folder, 'wp-content', 'interfere')
  await (way === null ? rm(file, { force: true }) : writeFile(file, way))
}
