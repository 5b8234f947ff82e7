/** SQLite for WordPress: the drop-in of the WordPress Performance Team, as it comes with Playground, which the engine `wasm` uses too. */
import { unzipSync } from 'fflate'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Database } from './database'

/** @param site WordPress's folder */
export const openSqlite = async (site: string): Promise<Database> => {
  const content = join(site, 'wp-content')
  const plugin = await unpackDropIn(join(site, '.sqlite'))
  const dropIn = await readFile(join(plugin, 'db.copy'), 'utf8')
  await writeFile(join(content, 'db.php'), dropIn.replace('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', plugin))
  await mkdir(join(content, 'database'), { recursive: true })
  const file = join(content, 'database', '.ht.sqlite')
  return {
    config: `define( 'DB_NAME', 'wordpress' );`,
    snapshot: async (kept) => {
      await copyFile(file, kept)
      if (existsSync(`${file}-wal`)) await copyFile(`${file}-wal`, `${kept}-wal`)
    },
    // Renamed into place, so that the database is always complete, even if the store is killed meanwhile.
    restore: async (kept) => {
      await copyFile(kept, `${file}.new`)
      for (const rest of ['-journal', '-wal', '-shm']) await rm(`${file}${rest}`, { force: true })
      if (existsSync(`${kept}-wal`)) await copyFile(`${kept}-wal`, `${file}-wal`)
      await rename(`${file}.new`, file)
    },
    stop: () => Promise.resolve(),
  }
}

const unpackDropIn = async (home: string): Promise<string> => {
  const playground = dirname(createRequire(import.meta.url).resolve('@wp-playground/cli'))
  const files = unzipSync(await readFile(join(playground, 'sqlite-database-integration.zip')))
  const names = Object.keys(files).filter((name) => !name.endsWith('/'))
  for (const name of names) {
    await mkdir(dirname(join(home, name)), { recursive: true })
    await writeFile(join(home, name), files[name] ?? '')
  }
  return join(home, names[0]?.split('/')[0] ?? '')
}
