import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** When a file or folder was last changed, in milliseconds since 1970; 0 for what is not there. */
export const age = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** When the youngest of these files, or of the files in these folders, was changed. */
export const youngest = async (paths: readonly string[]): Promise<number> => {
  const inside = paths.map(async (path) => {
    const names = await readdir(path, { recursive: true }).catch(() => [])
    return Promise.all(names.map((name) => age(join(path, name))))
  })
  return Math.max(0, ...(await Promise.all(paths.map(age))), ...(await Promise.all(inside)).flat())
}
