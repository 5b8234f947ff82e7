/** A MariaDB of the store's own: its data are in the site's folder, and it listens on a socket that only this user can reach. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { UserError } from '../user-error'
import { startBound, type BoundProcess } from './bound-process'
import type { Database } from './database'
import type { Php } from './find-php'
import { copyDatabase, restoreDatabase, type Query } from './mariadb-copies'

const run = promisify(execFile)

/** The folder of its data, in the site's folder. */
export const mariaDbFolder = '.mariadb'

/** What is missing for a MariaDB on this computer, as a part of a sentence, or null if nothing is. */
export const lackOfMariaDb = async ({ version, extensions }: Php): Promise<string | null> => {
  if (!extensions.includes('mysqli')) return `PHP ${version} lacks mysqli`
  for (const program of ['mariadbd', 'mariadb', 'mariadb-install-db']) {
    const found = await run('which', [program]).catch(() => null)
    if (found === null) return `the program ${program} is not on the PATH`
  }
  return null
}

/** @param site WordPress's folder; data that are there are used */
export const openMariaDb = async (site: string): Promise<Database & { readonly server: BoundProcess }> => {
  const { username } = userInfo()
  const data = join(site, mariaDbFolder)
  if (!existsSync(join(data, 'mysql'))) await install(data, username)
  // A socket's path has to be short.
  const home = await mkdtemp(join(tmpdir(), 'store-'))
  const socket = join(home, 'sql')
  const server = startBound('mariadbd', [
    '--no-defaults',
    `--user=${username}`,
    `--datadir=${data}`,
    `--socket=${socket}`,
    `--pid-file=${join(home, 'pid')}`,
    '--skip-networking',
    '--skip-log-bin',
    '--innodb-buffer-pool-size=256M',
    // Data survive if the server is killed, but not necessarily a power failure.
    '--innodb-flush-log-at-trx-commit=2',
  ])
  const client = ['--no-defaults', `--socket=${socket}`, '--user=root']
  const query: Query = async (sql) => {
    const { stdout } = await run('mariadb', [...client, '--batch', '--skip-column-names', '-e', sql], {
      maxBuffer: 1e8,
    })
    return stdout.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')]))
  }
  const forget = () => rm(home, { recursive: true, force: true })
  try {
    await untilReady(server, client)
    await query(`CREATE DATABASE IF NOT EXISTS ${name}`)
  } catch (error) {
    await server.kill()
    await forget()
    throw error
  }
  return {
    server,
    config: `define( 'DB_NAME', '${name}' ); define( 'DB_USER', 'root' ); define( 'DB_PASSWORD', '' ); define( 'DB_HOST', 'localhost:${socket}' ); define( 'DB_CHARSET', 'utf8mb4' );`,
    snapshot: (file, current) => copyDatabase(query, name, file, current),
    restore: (file) => restoreDatabase(query, name, file),
    stop: async () => {
      await run('mariadb', [...client, '-e', 'SHUTDOWN']).catch(() => server.kill())
      await Promise.race([server.ended, sleep(10_000, undefined, { ref: false }).then(() => server.kill())])
      await forget()
    },
  }
}

const name = 'wordpress'

const install = async (data: string, username: string): Promise<void> => {
  await mkdir(data, { recursive: true })
  const words = ['--auth-root-authentication-method=normal', '--skip-test-db']
  await run('mariadb-install-db', ['--no-defaults', `--user=${username}`, `--datadir=${data}`, ...words]).catch(
    async (error: unknown) => {
      await rm(data, { recursive: true, force: true })
      throw userErrorOf(`MariaDB could not set up its data in ${data}.`, outputOf(error))
    },
  )
}

const outputOf = (error: unknown): string => {
  const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string }
  return `${stdout}${stderr}`.trim()
}

const untilReady = async (server: BoundProcess, client: readonly string[]): Promise<void> => {
  const early = server.ended.then((errors) => {
    throw userErrorOf('MariaDB ended while it started.', errors)
  })
  early.catch(() => undefined)
  for (const end = Date.now() + startTimeout; Date.now() < end;) {
    const answer = run('mariadb', [...client, '-e', 'SELECT 1']).catch(() => null)
    if ((await Promise.race([answer, early])) !== null) return
    await Promise.race([sleep(50), early])
  }
  throw new UserError(`MariaDB did not start in ${startTimeout / 1000} seconds.`)
}

/** Milliseconds. */
const startTimeout = 60_000

const userErrorOf = (what: string, errors: string): Error =>
  /error 28\b|no space left/i.test(errors)
    ? Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    : new UserError(`${what} ${reasonIn(errors)}`)

// MariaDB says much. The first error is the cause of the others; before it are date and time.
const reasonIn = (errors: string): string => {
  const lines = errors.split('\n')
  const line = lines.find((one) => one.includes('[ERROR]')) ?? lines.at(-1) ?? ''
  return line.replace(/^.*\[ERROR\] /, '')
}
