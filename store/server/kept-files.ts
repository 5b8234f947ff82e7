import { cp, readdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** The folders of wp-content that a site writes to, apart from its database. */
export const ownParts = ['uploads', 'fonts', 'themes'] as const

/** Copies the site's own files to a folder, with their dates. */
export const keepFiles = async (content: string, kept: string): Promise<void> => {
  await Promise.all(ownParts.map((part) => copy(join(content, part), join(kept, part))))
}

/** Puts back the site's own files, where they have changed. Themes are never edited, so only added or removed ones are put back. */
export const putBackFiles = async (content: string, kept: string): Promise<void> => {
  await Promise.all(
    (['uploads', 'fonts'] as const).map(async (part) => {
      const [now, before] = [join(content, part), join(kept, part)]
      if ((await lookOf(now)) !== (await lookOf(before))) await replace(before, now)
    }),
  )
  const [now, before] = await Promise.all([themesIn(content), themesIn(kept)])
  const changed = [...now.filter((name) => !before.includes(name)), ...before.filter((name) => !now.includes(name))]
  await Promise.all(changed.map((name) => replace(join(kept, 'themes', name), join(content, 'themes', name))))
}

const replace = async (from: string, to: string): Promise<void> => {
  await rm(to, { recursive: true, force: true })
  await copy(from, to)
}

const copy = async (from: string, to: string): Promise<void> => {
  const found = await stat(from).catch(() => undefined)
  if (found !== undefined) await cp(from, to, { recursive: true, preserveTimestamps: true })
}

const themesIn = (content: string): Promise<readonly string[]> => readdir(join(content, 'themes')).catch(() => [])

/** Names, sizes and dates of all files in a folder; undefined if there is none. */
const lookOf = async (folder: string): Promise<string | undefined> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined)
  const lines = await Promise.all(
    (entries ?? []).map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      if (!entry.isFile()) return relative(folder, path)
      const { size, mtimeMs } = await stat(path)
      return `${relative(folder, path)} ${size} ${Math.floor(mtimeMs)}`
    }),
  )
  return entries && lines.sort().join('\n')
}
