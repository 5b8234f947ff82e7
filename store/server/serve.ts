import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { guard } from './guard'
import type { Order, Word } from './messages'
import { phpIni } from './php-ini'
import { fileServer } from './static-files'

/** Waits for the order, serves the store, and exits on request or when the parent process is gone. */
export const serve = async (): Promise<void> => {
  // Ctrl-C reaches the whole process group; the parent handles it.
  process.on('SIGINT', () => undefined)
  // Until the store serves, no clean shutdown is needed.
  process.once('disconnect', leave)
  if (!process.connected) leave()
  const order = await new Promise<Order>((resolve) => process.once('message', (message) => resolve(message as Order)))
  try {
    const ini = join(order.folder, '.php.ini')
    await writeFile(ini, phpIni)
    const site = await start(order, ini)
    const stop = () => {
      setTimeout(leave, patience)
      void site[Symbol.asyncDispose]().finally(leave)
    }
    process.off('disconnect', leave).once('disconnect', stop).once('SIGTERM', stop)
    await tell({ type: 'ready', url: site.serverUrl })
  } catch (error) {
    await tell({ type: 'failed', code: codeOf(error), reason: error instanceof Error ? error.message : String(error) })
    leave()
  }
}

const leave = (): never => process.exit()

/** Milliseconds. A hanging request must not keep an orphaned server alive. */
const patience = 3000

const start = async ({ folder, port, mounts, constants }: Order, ini: string) => {
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
      ...mounts,
    ],
    ...constantsFor(constants),
  })
  guard(site.server, site.serverUrl, fileServer([{ hostPath: folder, vfsPath: '/wordpress' }, ...mounts]))
  return site
}

const constantsFor = (constants: Order['constants']) => {
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

const tell = (word: Word): Promise<void> => new Promise((resolve) => process.send?.(word, () => resolve()))

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
