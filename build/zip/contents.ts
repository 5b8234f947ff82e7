import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What goes into the zip: path inside the plugin, with `/`, and its bytes. */
export type Files = ReadonlyMap<string, Uint8Array>

// Named one by one, so that nothing gets shipped because it happened to lie there. The client is built for the zip anew.
const shipped = [
  /^customize-your-store\.php$/,
  /^(src|patterns)\/[\w/-]+\.php$/,
  /^pictures\/[\w/-]+\.(webp|svg)$/,
  /^catalogue\/[\w/-]+\.json$/,
  /^languages\/[\w-]+\.(mo|l10n\.php|json)$/,
]

/** Does WordPress need this file of the plugin's folder? */
export const isShipped = (path: string): boolean => shipped.some((pattern) => pattern.test(path))

/** The files of the plugin's folder that WordPress needs, without the client. */
export const readPlugin = (folder: string): Promise<Files> => readFolder(folder, '', isShipped)

/** The files of a folder that are wanted, under their path inside it after `prefix`. */
export const readFolder = async (folder: string, prefix: string, wanted: (path: string) => boolean): Promise<Files> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const inside = paths.map((path) => path.slice(join(folder, '/').length).replaceAll('\\', '/')).filter(wanted)
  return new Map(
    await Promise.all(inside.map(async (path) => [prefix + path, await readFile(join(folder, path))] as const)),
  )
}
