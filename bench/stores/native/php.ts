/** The PHP of this machine. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Trouble } from '../../../store/trouble'

const run = promisify(execFile)

export type Php = { readonly version: string; readonly extensions: readonly string[] }

const needed = ['curl', 'dom', 'gd', 'mbstring', 'zend opcache']

/** Throws with what is missing. */
export const findPhp = async (): Promise<Php> => {
  const script = 'echo json_encode([PHP_VERSION, array_map("strtolower", get_loaded_extensions())]);'
  const { stdout } = await run('php', ['-r', script]).catch(() => {
    throw new Trouble(
      'There is no native PHP: the program php is not on the PATH. Leave --php native out, or install PHP 8.1 or newer.',
    )
  })
  const [version, extensions] = JSON.parse(stdout) as [string, readonly string[]]
  const missing = needed.filter((name) => !extensions.includes(name))
  if (missing.length > 0) throw new Trouble(`The native PHP ${version} lacks ${missing.join(', ')}.`)
  return { version, extensions }
}

/** Runs a script of the bench in a process of its own, with these words. */
export const runPhp = async (script: string, words: readonly string[]): Promise<void> => {
  await run('php', ['-d', 'memory_limit=512M', script, ...words]).catch((error: unknown) => {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Trouble(`PHP did not get through ${script}: ${`${stderr}${stdout}`.trim().slice(0, 500)}`)
  })
}
