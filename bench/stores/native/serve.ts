/** PHP's own web server with several workers, which share one OPcache. */
import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Trouble } from '../../../store/trouble'
import { ownFile } from './site'

/** As many as a browser opens connections. */
export const workers = 6

const settings = {
  memory_limit: '512M',
  upload_max_filesize: '64M',
  post_max_size: '64M',
  max_execution_time: '120',
  output_buffering: '65536',
  display_errors: '0',
  realpath_cache_size: '16M',
  realpath_cache_ttl: '600',
  'opcache.enable': '1',
  'opcache.enable_cli': '1',
  'opcache.memory_consumption': '256',
  'opcache.interned_strings_buffer': '32',
  'opcache.max_accelerated_files': '20000',
  'opcache.revalidate_freq': '60',
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** Serves the folder; gives what ends it. */
export const serve = async (folder: string, port: number): Promise<() => Promise<void>> => {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-d', `${name}=${value}`])
  const server = spawn('php', [...flags, '-S', `127.0.0.1:${port}`, '-t', folder, ownFile('router.php')], {
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: String(workers) },
    stdio: 'ignore',
    // The workers do not end with the first process: all are one group.
    detached: true,
  })
  const { pid } = server
  if (pid === undefined) throw new Trouble('The native PHP did not start.')
  const end = (): void => {
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  process.once('exit', end)
  await untilServing(`http://127.0.0.1:${port}/wp-login.php`)
  return async () => {
    process.off('exit', end)
    end()
    await sleep(50)
  }
}

const untilServing = async (url: string): Promise<void> => {
  const end = Date.now() + 60_000
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.status === 200) return
    await sleep(100)
  }
  throw new Trouble('WordPress on the native PHP did not answer in a minute.')
}
