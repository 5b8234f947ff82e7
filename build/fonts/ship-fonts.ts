import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { offeredFonts } from '../../src/catalogue/fonts/fonts-to-install'
import { fontLicences } from './font-licences'
import { fontList } from './font-list'
import { readFontPackage } from './font-package'

/**
 * Puts every font that a pairing uses beside the client, in `fonts/`: the files, `fonts.json` that lists them for PHP, and their licences.
 * They come with the plugin, so that nobody has to ask another host for them (docs/decisions/0013-fonts-with-the-plugin.md).
 */
export const shipFonts = (): Plugin => ({
  name: 'ship-fonts',
  apply: 'build',
  async generateBundle() {
    const emit = (name: string, source: string | Uint8Array) =>
      this.emitFile({ type: 'asset', fileName: `fonts/${name}`, source })
    const fonts = await Promise.all(offeredFonts.map(async (font) => [font, await readFontPackage(font)] as const))
    const packages = fonts.map(([, shipped]) => shipped)
    for (const { name, path } of packages.flatMap(({ files }) => files)) emit(name, await readFile(path))
    emit('fonts.json', fontList(fonts))
    emit('licenses.txt', fontLicences(packages))
  },
})
