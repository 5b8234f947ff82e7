/**
 * `npm run zip`: packs the plugin as WordPress installs it, `dist/customize-your-store.zip`. Another path can be given: `npm run zip --
 * elsewhere.zip`. The same sources give the same bytes. Beside it, `assets/` is what the plugin's page on WordPress.org shows.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeDirectoryAssets } from './directory-assets'
import { makeZip } from './make-zip'

const target = process.argv[2] ?? 'dist/customize-your-store.zip'

try {
  const { bytes, files, version } = await makeZip()
  await mkdir(dirname(target), { recursive: true })
  // Written to a temporary file and renamed, so that nobody reads a partial zip.
  await writeFile(`${target}.new`, bytes)
  await rename(`${target}.new`, target)
  await writeDirectoryAssets(join(dirname(target), 'assets'))
  console.log(`${target}: version ${version}, ${files} files, ${Math.ceil(bytes.length / 1024)} kB`)
} catch (error) {
  console.error(`No zip was made. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
