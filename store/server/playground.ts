import { copyFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endLeftProcesses } from '../php/left-processes'
import { guard } from './guard'
import type { Constants, Order, Site } from './messages'
import { phpIni } from './php-ini'
import { forgetPhpSite } from './php-site'
import { fileServer } from './static-files'
import { doTask, taskOf } from './task'

/** Serves the store with PHP on WebAssembly: WordPress Playground. */
export const startPlayground = async ({ folder, port, mounts, constants, packed }: Order): Promise<Site> => {
  await endLeftProcesses(folder)
  await forgetPhpSite(folder)
  const ini = join(folder, '.php.ini')
  await writeFile(ini, phpIni)
  const { runCLI } = await import('@wp-playground/cli')
  const site = await runCLI({
    command: 'server',
    port,
    verbosity: 'quiet',
    login: true,
    wordpressInstallMode: 'install-from-existing-files-if-needed',
    // One worker handles one request at a time: SQLite never has two writers, and a test's restore never runs during a request.
    workers: 1,
    'mount-before-install': [
      { hostPath: folder, vfsPath: '/wordpress' },
      { hostPath: ini, vfsPath: '/internal/shared/php.ini' },
      { hostPath: join(here, 'restore.php'), vfsPath: '/internal/shared/preload/restore.php' },
      ...mounts,
    ],
    ...constantsFor({ ...constants, EMBEDDED_STORE_ENGINE: 'wasm' }),
  })
  takeSnapshots(site.server, folder)
  guard(site.server, site.serverUrl, fileServer([{ hostPath: folder, vfsPath: '/wordpress' }, ...mounts], packed))
  return { url: site.serverUrl, stop: () => site[Symbol.asyncDispose]() }
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

// A snapshot is made of files and needs no PHP. Restoring does: see restore.php.
const takeSnapshots = (server: Server, folder: string): void => {
  const database = join(folder, 'wp-content', 'database', '.ht.sqlite')
  const data = { snapshot: (file: string) => copyFile(database, file), restore: () => Promise.resolve() }
  const inside = server.listeners('request') as Handler[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const task = taskOf(request)
    if (task?.kind === 'snapshot') void doTask(task, folder, data, response)
    else inside.forEach((handle) => handle(request, response))
  })
}

const here = dirname(fileURLToPath(import.meta.url))

const constantsFor = (constants: Constants) => {
  const those = <A>(is: (value: unknown) => value is A) =>
    Object.fromEntries(
      Object.entries(constants).filter((entry): entry is [string, (typeof entry)[1] & A] => is(entry[1])),
    )
  return {
    define: those((value): value is string => typeof value === 'string'),
    'define-bool': those((value): value is boolean => typeof value === 'boolean'),
    'define-number': those((value): value is number => typeof value === 'number'),
  }
}
