import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** When a file or folder was last modified, in milliseconds since 1970; 0 if it does not exist. */
export const age = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** The latest modification time of these files, or of the files in these folders. */
export const youngest = async (paths: readonly string[]): Promise<number> => {
  const inside = paths.map(async (path) => {
    const names = await readdir(path, { recursive: true }).catch(() => [])
    return Promise.all(names.map((name) => age(join(path, name))))
  })
  return Math.max(0, ...(await Promise.all(paths.map(age))), ...(await Promise.all(inside)).flat())
}
