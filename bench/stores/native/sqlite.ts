/** SQLite, by the same drop-in as in the embedded store: it comes with Playground. */
import { unzipSync } from 'fflate'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Trouble } from '../../../store/trouble'
import type { Database } from './database'
import type { Php } from './php'

/** @param content the folder wp-content */
export const openSqlite = async (content: string, { extensions }: Php): Promise<Database> => {
  if (!extensions.includes('pdo_sqlite')) throw new Trouble('The native PHP lacks pdo_sqlite.')
  const plugin = await unpackDropIn(join(content, 'mu-plugins'))
  const dropIn = await readFile(join(plugin, 'db.copy'), 'utf8')
  await writeFile(join(content, 'db.php'), dropIn.replace('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', plugin))
  const folder = join(content, 'database')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const file = join(folder, '.ht.sqlite')
  return {
    about: 'SQLite',
    config: `define( 'DB_NAME', 'bench' );`,
    keep: (name) => copyFile(file, name),
    putBack: async (name) => {
      await copyFile(name, `${file}.new`)
      for (const rest of ['-journal', '-wal', '-shm']) await rm(`${file}${rest}`, { force: true })
      await rename(`${file}.new`, file)
    },
    stop: () => Promise.resolve(),
  }
}

const unpackDropIn = async (home: string): Promise<string> => {
  const zip = join(
    dirname(createRequire(import.meta.url).resolve('@wp-playground/cli')),
    'sqlite-database-integration.zip',
  )
  const files = Object.entries(unzipSync(await readFile(zip))).filter(([name]) => !name.endsWith('/'))
  for (const [name, bytes] of files) {
    await mkdir(dirname(join(home, name)), { recursive: true })
    await writeFile(join(home, name), bytes)
  }
  return join(home, files[0]?.[0].split('/')[0] ?? '')
}
