import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Progress } from './progress'
import { UserError } from './user-error'

/**
 * Downloads a package's tarball into the folder with npm's own client, so that the user's registry, proxy and login apply. Returns the
 * tarball's path. `size` (bytes) is the tarball's known size, used for the progress.
 */
export const npmPack = async (spec: string, size: number, folder: string, progress: Progress): Promise<string> => {
  // A separate cache is the only place where the bytes downloaded so far can be seen.
  const cache = join(folder, 'npm-cache')
  const watch = setInterval(() => void weigh(join(cache, '_cacache', 'tmp')).then((got) => progress(got / size)), 200)
  try {
    const out = await npm(
      ['pack', spec, '--json', '--pack-destination', folder, '--cache', cache, ...fetchTimeouts],
      folder,
    )
    const [packed] = JSON.parse(out) as { filename: string }[]
    if (packed === undefined) throw new UserError(`npm answered nothing when it was asked for ${spec}.`)
    return join(folder, packed.filename)
  } finally {
    clearInterval(watch)
  }
}

// npm's default timeouts exceed a minute, which is too long if the user is offline.
const fetchTimeouts = ['--fetch-retries', '2', '--fetch-retry-mintimeout', '1000', '--fetch-retry-maxtimeout', '4000']

const npm = (args: readonly string[], cwd: string): Promise<string> =>
  new Promise((resolve, reject) => {
    // Within `npm start`, npm gives its own path; otherwise it is on the PATH, and on Windows only a shell finds it.
    const own = process.env['npm_execpath']
    const isNpm = own !== undefined && /npm-cli\.[cm]?js$/.test(own)
    const [command, first] = isNpm ? [process.execPath, [own]] : ['npm', []]
    const child = spawn(command, [...first, ...args], { cwd, shell: !isNpm && process.platform === 'win32' })
    let out = ''
    let complaint = ''
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
    child.on('error', () =>
      reject(new UserError('npm was not found. Install Node with npm and start the store again.')),
    )
    child.on('close', (code) => (code === 0 ? resolve(out) : reject(failure(out + complaint))))
  })

const failure = (complaint: string): Error => {
  const code = /\b(E[A-Z_0-9]{3,})\b/.exec(complaint)?.[1] ?? ''
  // The caller knows the folder and words the message.
  return code === 'ENOSPC' ? Object.assign(new Error(complaint), { code }) : new UserError(reasonFor(code))
}

const reasonFor = (code: string): string => {
  if (['E401', 'E403', 'E404', 'ENEEDAUTH'].includes(code))
    return `Your npm registry refused the package with WordPress's files (${code}). Look at its settings with: npm config list`
  return `WordPress could not be downloaded${code && ` (${code})`}: the first start needs the npm registry. Connect to the internet and start again.`
}

const weigh = async (folder: string): Promise<number> => {
  const names = await readdir(folder).catch(() => [])
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
