import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { guard } from './guard'
import type { Order, Word } from './messages'
import { phpIni } from './php-ini'
import { fileServer } from './static-files'

/** Waits for the order, serves the store, and ends when it is told to or when the process that asked for it is gone. */
export const serve = async (): Promise<void> => {
  // Ctrl-C reaches the whole group of processes; the parent decides what it means.
  process.on('SIGINT', () => undefined)
  const order = await new Promise<Order>((resolve) => process.once('message', (message) => resolve(message as Order)))
  const settings = await mkdtemp(join(tmpdir(), 'store-php-'))
  const leave = async (): Promise<never> => {
    await rm(settings, { recursive: true, force: true })
    process.exit()
  }
  try {
    await writeFile(join(settings, 'php.ini'), phpIni)
    const site = await start(order, join(settings, 'php.ini'))
    const stop = () => void site[Symbol.asyncDispose]().finally(leave)
    process.once('disconnect', stop).once('SIGTERM', stop)
    tell({ type: 'ready', url: site.serverUrl })
  } catch (error) {
    tell({ type: 'failed', code: codeOf(error), reason: error instanceof Error ? error.message : String(error) })
    await leave()
  }
}

const start = async ({ folder, port, mounts, constants }: Order, ini: string) => {
  const { runCLI } = await import('@wp-playground/cli')
  const site = await runCLI({
    command: 'server',
    port,
    verbosity: 'quiet',
    login: true,
    wordpressInstallMode: 'install-from-existing-files-if-needed',
    // One worker answers one request after the other: SQLite never meets two writers, and a test's restore never meets a
    // request that is still writing.
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

const tell = (word: Word): void => void process.send?.(word)

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
