import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { readFolder, type Files } from './contents'

/**
 * Builds the client for the zip in a separate folder, since a running store may use `plugin/build`. Without source maps, and with the
 * licenses of the bundled packages.
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
