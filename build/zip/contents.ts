import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The contents of the zip: path inside the plugin, with `/`, and the bytes. */
export type Files = ReadonlyMap<string, Uint8Array>

// An explicit list, so that no stray file is shipped. The client is built separately for the zip, with the translations.
const shipped = [
  /^(customize-your-store|uninstall)\.php$/,
  /^(src|patterns)\/[\w/-]+\.php$/,
  /^pictures\/[\w/-]+\.(webp|svg|png)$/,
  /^catalogue\/[\w/-]+\.json$/,
]

/** Whether WordPress needs this file of the plugin's folder. */
export const isShipped = (path: string): boolean => shipped.some((pattern) => pattern.test(path))

/** The files of the plugin's folder that WordPress needs, without the built client. */
export const readPlugin = (folder: string): Promise<Files> => readFolder(folder, '', isShipped)

/** The wanted files of a folder, by their relative path after `prefix`. */
export const readFolder = async (folder: string, prefix: string, wanted: (path: string) => boolean): Promise<Files> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const inside = paths.map((path) => path.slice(join(folder, '/').length).replaceAll('\\', '/')).filter(wanted)
  return new Map(
    await Promise.all(inside.map(async (path) => [prefix + path, await readFile(join(folder, path))] as const)),
  )
}
