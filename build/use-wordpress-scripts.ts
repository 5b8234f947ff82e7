import type { Plugin } from 'vite'
import { bundledPackages, packageOf } from './bundled-packages'
import { wordpressExternals } from './wordpress-externals'

/** The prefix of a module id that stands for a WordPress script; the module's name follows. */
export const scriptPrefix = '\0wordpress-script:'

/**
 * Replaces each module of wordpress-externals.ts by one line that reads its global, and rejects every other package that is not listed in
 * bundled-packages.ts. The line is CommonJS on purpose: named and default imports then both work without a list of exports, and the
 * global is read when the importing chunk runs, not when it is downloaded.
 */
export const useWordPressScripts = (): Plugin => ({
  name: 'use-wordpress-scripts',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer, { isEntry }) {
    if (isEntry || !isBare(source)) return null
    if (Object.hasOwn(wordpressExternals, source)) return scriptPrefix + source
    if (bundledPackages.has(packageOf(source))) return null
    return this.error(
      `"${source}" is imported by ${importer ?? 'nobody'} but is in neither list. ` +
        'Add it to build/wordpress-externals.ts if WordPress serves it as a script, or to build/bundled-packages.ts.',
    )
  },
  load(id) {
    if (!id.startsWith(scriptPrefix)) return null
    const external = wordpressExternals[id.slice(scriptPrefix.length)]
    return external ? `module.exports = window.${external.global}` : null
  },
  generateBundle(_, bundle) {
    const second = Object.values(bundle)
      .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      .find((id) => /@wordpress\/private-apis\//.test(id))
    if (second)
      this.error(`A second @wordpress/private-apis would be shipped (${second}); the editor refuses to run with two.`)
  },
})

const isBare = (source: string): boolean =>
  /^[@a-zA-Z]/.test(source) && !/^[a-zA-Z]:[\\/]/.test(source) && !source.startsWith('vite/')
