import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { devDependencies } from '../../../package.json'
import type { Found } from './find-browser'
import { fontsEnvironment, writeFontConfiguration } from './packed-fonts'

const run = promisify(execFile)

/**
 * The headless Chromium that comes with npm (`@sparticuz/chromium`, Linux on x64 only), unpacked once into the cache.
 * Undefined on other systems. Its `env` holds what machines without nss libraries or without fonts need.
 */
export const packedChromium = async (): Promise<Found | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = resolve('.store', 'cache', `chromium-${devDependencies['@sparticuz/chromium']}`)
  const executable = join(folder, 'chromium')
  if (!existsSync(executable)) await unpack(folder)
  const env = { ...(await librariesEnvironment(folder, executable)), ...fontsEnvironment(folder) }
  return { executable, env, from: '@sparticuz/chromium' }
}

// The package unpacks into the temporary folder and takes a half-written file for a finished one, so two workers at once
// would run a torn binary: each unpacks into a folder of its own, and the first rename wins. It unpacks the nss libraries
// only where it believes itself to be on Lambda, hence that variable, and a child process to keep it out of ours.
const unpack = async (folder: string): Promise<void> => {
  await mkdir(dirname(folder), { recursive: true })
  const temporary = await mkdtemp(`${folder}-`)
  const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`
  const env = { ...process.env, TMPDIR: temporary, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }
  try {
    await run(process.execPath, ['--input-type=module', '--eval', script], { env })
    await writeFontConfiguration(temporary, folder)
    await rename(temporary, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

// Only where something is missing: the system's own nss is newer than the packed one.
const librariesEnvironment = async (folder: string, executable: string): Promise<Record<string, string>> => {
  const linked = await run('ldd', [executable]).catch(() => ({ stdout: 'not found' }))
  if (!linked.stdout.includes('not found')) return {}
  const paths = [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']]
  return { LD_LIBRARY_PATH: paths.filter(Boolean).join(':') }
}
