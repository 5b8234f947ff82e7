import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The PHP of this computer. Extensions are in lower case. */
export type Php = { readonly program: string; readonly version: string; readonly extensions: readonly string[] }

/** Extensions that WordPress, WooCommerce or our plugin needs, besides those that every PHP has. */
export const neededExtensions = ['curl', 'dom', 'gd', 'mbstring', 'openssl', 'pdo_sqlite', 'simplexml', 'zip'] as const

/** Finds a complete PHP on the PATH; otherwise returns what is missing, as a part of a sentence. */
export const findPhp = async (program = 'php'): Promise<Php | string> => {
  if (process.platform === 'win32') return 'on Windows, PHP’s own web server handles one request at a time'
  const asked = await run(program, ['-d', 'opcache.enable_cli=1', '-r', script], { timeout: phpTimeout }).catch(reason)
  if (typeof asked === 'string') return asked
  const { version, extensions, opcache } = read(asked.stdout)
  if (version === undefined) return 'the program php on the PATH does not behave like PHP'
  if (isOlder(version)) return `PHP ${version} is older than 8.1`
  const missing = [...neededExtensions.filter((name) => !extensions.includes(name)), ...(opcache ? [] : ['OPcache'])]
  if (missing.length > 0) return `PHP ${version} lacks ${missing.join(', ')}`
  return { program, version, extensions }
}

const script = `echo "\\n", json_encode([
  'version' => PHP_VERSION,
  'extensions' => array_map('strtolower', get_loaded_extensions()),
  'opcache' => function_exists('opcache_get_status') && opcache_get_status(false) !== false,
]);`

/** Milliseconds. A PHP that takes longer to start is of no use. */
const phpTimeout = 20_000

const reason = (error: unknown): string =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
    ? 'no PHP is on the PATH'
    : 'the program php on the PATH cannot be run'

type Said = { readonly version?: string; readonly extensions: readonly string[]; readonly opcache: boolean }

// PHP may print warnings about its settings first.
const read = (stdout: string): Said => {
  try {
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Said
  } catch {
    return { extensions: [], opcache: false }
  }
}

const isOlder = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < 8 || (major === 8 && minor < 1)
}
