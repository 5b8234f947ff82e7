import { constants, existsSync, type Dirent } from 'node:fs'
import { copyFile, cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WordPressFiles } from './files'
import { claimsFolder } from './lock'
import { mariaDbFolder } from './php/mariadb'

/** Turns the folder into a WordPress site: core, themes and translations. Keeps everything that the site has written. */
export const prepareSite = async (
  folder: string,
  files: WordPressFiles,
  languages: readonly string[],
): Promise<void> => {
  await copyCore(folder, files)
  await Promise.all(languages.map((locale) => copyLanguage(folder, files.languages, locale)))
}

/** Whether the site's first boot was interrupted or never happened; its partial state is unusable. */
export const isUnfinished = (folder: string): boolean =>
  existsSync(join(folder, unfinished)) ||
  !(existsSync(join(folder, 'wp-content', 'database', '.ht.sqlite')) || existsSync(join(folder, mariaDbFolder)))

/** Deletes everything that a site has written: the next boot reinstalls it. Until `finishSite` it counts as unfinished. */
export const forgetSite = async (folder: string): Promise<void> => {
  await writeFile(join(folder, unfinished), '')
  const names = (await readdir(folder)).filter((name) => ![unfinished, claimsFolder].includes(name))
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

/** Marks the site as installed: from now on it is kept between boots. */
export const finishSite = (folder: string): Promise<void> => rm(join(folder, unfinished), { force: true })

const unfinished = '.unfinished'

const copyCore = async (folder: string, { core, version }: WordPressFiles): Promise<void> => {
  const stamp = join(folder, '.wordpress-version')
  if ((await readFile(stamp, 'utf8').catch(() => '')) === version) return
  // A copy and not a link: the site may change its files, and other sites use the same originals.
  await copyFolder(core, folder)
  await writeFile(stamp, version)
}

// Node's own copy takes one file after the other: for WordPress's 5,000 files that is two seconds and more.
const copyFolder = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true })
  const entries = await readdir(from, { withFileTypes: true })
  const copyEntry = (entry: Dirent): Promise<void> => {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    return entry.isDirectory() ? copyFolder(source, target) : copyFile(source, target, constants.COPYFILE_FICLONE)
  }
  await Promise.all(entries.map(copyEntry))
}

// Translations of core are named `ar-….json`, `admin-ar.l10n.php`, `ar.l10n.php`.
const copyLanguage = async (folder: string, languages: string, locale: string): Promise<void> => {
  const target = join(folder, 'wp-content', 'languages')
  const own = new RegExp(`^(\\w+-)*${locale}([-.]|$)`)
  const names = (await readdir(languages)).filter((name) => own.test(name))
  await mkdir(target, { recursive: true })
  await Promise.all(names.map((name) => cp(join(languages, name), join(target, name))))
}
