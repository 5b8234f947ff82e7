import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { localeOf, readTable } from './catalogue'
import { clientJson, serverPhp } from './for-wordpress'
import { domain } from './text'

const sources = fileURLToPath(new URL('../../plugin/languages', import.meta.url))

/**
 * Compiles every translation of `plugin/languages` into the two files that WordPress reads, beside the client in `languages/`. PHP names
 * that folder twice: as the plugin's `Domain Path`, and for the client's module (plugin/src/page/client.php).
 */
export const shipTranslations = (folder = sources): Plugin => ({
  name: 'ship-translations',
  apply: 'build',
  async buildStart() {
    for (const path of await translationsIn(folder)) this.addWatchFile(path)
  },
  async generateBundle() {
    const emit = (name: string, source: string) =>
      this.emitFile({ type: 'asset', fileName: `languages/${name}`, source })
    for (const path of await translationsIn(folder)) {
      const locale = localeOf(path)
      const table = readTable(await readFile(path, 'utf8'))
      emit(`${domain}-${locale}-${domain}.json`, clientJson(locale, table))
      emit(`${domain}-${locale}.l10n.php`, serverPhp(locale, table))
    }
  },
})

/** None in the source that the zip contains (build/zip/source.ts). */
const translationsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.po')).map((name) => join(folder, name))
