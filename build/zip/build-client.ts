import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { readFolder, type Files } from './contents'

/**
 * Builds the client for the zip: anew, beside `plugin/build`, where a store may be running with another one. No source maps,
 * and with the licences of the packages that are in it.
 */
export const buildClient = async (): Promise<Files> => {
  const folder = await mkdtemp(join(tmpdir(), 'client-for-zip-'))
  try {
    await build({
      configFile: 'vite.config.ts',
      configLoader: 'runner',
      logLevel: 'warn',
      build: { outDir: folder, emptyOutDir: true, sourcemap: false, license: { fileName: 'licenses.md' } },
    })
    return await readFolder(folder, 'build/', () => true)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
