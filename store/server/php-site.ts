import { randomBytes } from 'node:crypto'
import { lstat, mkdir, readdir, readFile, rm, rmdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mountPoints } from '../mounts'
import type { Constants, Mount } from './messages'

/** Makes the mounted folders visible in the site's folder. A link leads to each; Playground leaves an empty folder in its place. */
export const linkMounts = async (folder: string, mounts: readonly Mount[]): Promise<void> => {
  await unlinkMounts(folder)
  for (const { hostPath, vfsPath } of mounts) {
    const link = inSite(folder, vfsPath)
    await mkdir(dirname(link), { recursive: true })
    await symlink(hostPath, link)
  }
}

/** Removes what only the engine `php` needs from a site's folder: links, settings, the database drop-in. */
export const forgetPhpSite = async (folder: string): Promise<void> => {
  const config = join(folder, 'wp-config.php')
  if (!(await readFile(config, 'utf8').catch(() => '')).includes(mark)) return
  await rm(config)
  await rm(join(folder, 'wp-content', 'db.php'), { force: true })
  await unlinkMounts(folder)
}

const inSite = (folder: string, vfsPath: string): string => join(folder, vfsPath.replace(/^\/wordpress\//, ''))

// An earlier start may have mounted other folders, such as WooCommerce. A folder with files is the site's own and stays.
const unlinkMounts = async (folder: string): Promise<void> => {
  for (const place of mountPoints) {
    const link = inSite(folder, place)
    const found = await lstat(link).catch(() => undefined)
    if (found?.isSymbolicLink()) await rm(link)
    else if (found?.isDirectory() && (await readdir(link)).length === 0) await rmdir(link)
  }
}

type Config = { readonly url: string; readonly database: string; readonly constants: Constants }

/**
 * Writes wp-config.php. The addresses are fixed, since WordPress would take them from the installation's request. The keys are the
 * site's own and stay, so that logins outlast a restart.
 */
export const writeConfig = async (folder: string, { url, database, constants }: Config): Promise<void> => {
  const defined = { ...(await keysOf(folder)), WP_HOME: url, WP_SITEURL: url, ...constants }
  const lines = Object.entries(defined).map(
    ([name, value]) => `defined( '${name}' ) || define( '${name}', ${literal(value)} );`,
  )
  const text = `<?php
// ${mark}
${database}
${lines.join('\n')}
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`
  await writeFile(join(folder, 'wp-config.php'), text)
}

const mark = 'Written anew at each start of the store.'

const literal = (value: string | number | boolean): string =>
  typeof value === 'string' ? `'${value.replaceAll(/[\\']/g, '\\$&')}'` : String(value)

const keysOf = async (folder: string): Promise<Record<string, string>> => {
  const file = join(folder, '.keys.json')
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept !== undefined) return JSON.parse(kept) as Record<string, string>
  const names = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) => [`${name}_KEY`, `${name}_SALT`])
  const keys = Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('hex')]))
  await writeFile(file, JSON.stringify(keys))
  return keys
}
