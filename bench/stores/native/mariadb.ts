/** A MariaDB of the bench's own: in a folder of the project, on a socket, reachable from nowhere else. */
import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Trouble } from '../../../store/trouble'
import type { Database } from './database'
import type { Php } from './php'

const run = promisify(execFile)
const { username } = userInfo()

/** What is missing for a MariaDB on this machine, or null if nothing is. */
export const lackOfMariaDb = async ({ extensions }: Php): Promise<string | null> => {
  if (!extensions.includes('mysqli')) return 'the native PHP lacks mysqli'
  for (const program of ['mariadbd', 'mariadb', 'mariadb-dump', 'mariadb-install-db']) {
    const found = await run('which', [program]).catch(() => null)
    if (found === null) return `the program ${program} is not on the PATH`
  }
  return null
}

/** @param folder of the data; made anew */
export const openMariaDb = async (folder: string): Promise<Database> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await run('mariadb-install-db', [
    '--no-defaults',
    `--user=${username}`,
    `--datadir=${folder}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ])
  // A socket's path has to be short.
  const home = await mkdtemp(join(tmpdir(), 'bench-'))
  const socket = join(home, 'sql')
  const server = spawn(
    'mariadbd',
    [
      '--no-defaults',
      `--user=${username}`,
      `--datadir=${folder}`,
      `--socket=${socket}`,
      '--skip-networking',
      '--innodb-buffer-pool-size=256M',
    ],
    { stdio: 'ignore' },
  )
  process.once('exit', () => server.kill('SIGKILL'))
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const client = ['--no-defaults', `--socket=${socket}`, '--user=root']
  await untilThere(socket, client)
  await run('mariadb', [...client, '-e', 'CREATE DATABASE bench'])
  const { stdout } = await run('mariadb', [...client, '-Ne', 'SELECT VERSION()'])
  return {
    about: `MariaDB ${stdout.split('-')[0]?.trim() ?? ''}`,
    config: `define( 'DB_NAME', 'bench' ); define( 'DB_USER', 'root' ); define( 'DB_PASSWORD', '' ); define( 'DB_HOST', 'localhost:${socket}' ); define( 'DB_CHARSET', 'utf8mb4' );`,
    keep: async (file) =>
      void (await run('mariadb-dump', [...client, '--add-drop-table', `--result-file=${file}`, 'bench'])),
    putBack: async (file) =>
      void (await run('mariadb', [...client, 'bench', '-e', `SET autocommit = 0; source ${file}; COMMIT`])),
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}

const untilThere = async (socket: string, client: readonly string[]): Promise<void> => {
  const end = Date.now() + 30_000
  while (Date.now() < end) {
    const answer = existsSync(socket) ? await run('mariadb', [...client, '-e', 'SELECT 1']).catch(() => null) : null
    if (answer !== null) return
    await sleep(100)
  }
  throw new Trouble('MariaDB did not start in half a minute.')
}
