import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startBound, type BoundProcess } from '../php/bound-process'
import type { Database } from '../php/database'
import { endLeftProcesses, keepProcesses } from '../php/left-processes'
import { openMariaDb } from '../php/mariadb'
import { settingWords, workers } from '../php/settings'
import { openSqlite } from '../php/sqlite'
import { bodyOf, forward, type PhpAddress } from './forward'
import { newGate } from './gate'
import { guard } from './guard'
import type { Order, Site } from './messages'
import { linkMounts, writeConfig } from './php-site'
import { fileServer } from './static-files'
import { doTask, taskOf } from './task'

/** Serves the store with the PHP of this computer: a front in Node guards it and sends files; PHP's own web server answers the rest. */
export const startPhp = async (order: Order & { readonly engine: { readonly kind: 'php' } }): Promise<Site> => {
  const { folder, port, mounts, constants, engine, packed } = order
  await endLeftProcesses(folder)
  const front = createServer()
  const url = await listen(front, port)
  const gate = newGate(workers)
  let address: PhpAddress | undefined
  front.on('request', (request, response) => {
    void answer(request, response)
  })
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request)
    if (body === undefined) return
    const task = taskOf(request)
    if (task !== undefined) return gate.alone(() => doTask(task, folder, database, response))
    await gate.shared(() => (address === undefined ? refuse(response) : forward(request, body, response, address)))
  }

  const site = fileServer([{ hostPath: folder, vfsPath: '/wordpress' }, ...mounts], packed)
  guard(front, url, site)
  const opened: (() => Promise<unknown>)[] = []
  const stop = async (): Promise<void> => {
    front.close()
    front.closeAllConnections()
    for (const end of opened.toReversed()) await end()
  }
  let database: Database
  try {
    await gate.alone(async () => {
      await linkMounts(folder, mounts)
      const names: BoundProcess['name'][] = []
      if (engine.database === 'mariadb') {
        const mariadb = await openMariaDb(folder)
        names.push(mariadb.server.name)
        database = mariadb
      } else database = await openSqlite(folder)
      opened.push(() => database.stop())
      await keepProcesses(folder, names)
      await writeConfig(folder, {
        url,
        database: database.config,
        constants: { ...constants, EMBEDDED_STORE_ENGINE: 'php' },
      })
      await install(engine.program, folder)
      const php = await serveFolder(engine.program, folder, url)
      opened.push(php.process.kill)
      await keepProcesses(folder, [...names, php.process.name])
      address = php.address
      // Without PHP there is no store.
      void php.process.ended.then(() => (front.listening ? process.exit(1) : undefined))
    })
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

const listen = (server: Server, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      server.off('error', reject)
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    })
  })

const refuse = async (response: ServerResponse): Promise<void> => void response.writeHead(503).end()

const ownFile = (name: string): string => fileURLToPath(new URL(`../php/${name}`, import.meta.url))

const install = async (program: string, folder: string): Promise<void> => {
  // A single run: compiling for a cache that ends with it would take twice the time.
  const withoutCache = ['-d', 'opcache.enable_cli=0']
  const php = startBound(program, [...settingWords, ...withoutCache, ownFile('install.php'), folder])
  const errors = await php.ended
  if (!php.output().endsWith('installed'))
    throw new Error(`WordPress could not be installed. ${`${errors}\n${php.output()}`.trim().slice(-500)}`)
}

type Serving = { readonly process: BoundProcess; readonly address: PhpAddress }

const serveFolder = async (program: string, folder: string, url: string): Promise<Serving> => {
  const key = randomBytes(16).toString('hex')
  let errors = ''
  // Another process may take the port first.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const port = await freePort()
    const words = [...settingWords, '-S', `127.0.0.1:${port}`, '-t', folder, ownFile('router.php')]
    const env = { PHP_CLI_SERVER_WORKERS: String(workers), STORE_KEY: key, STORE_PORT: new URL(url).port }
    const process = startBound(program, words, env)
    const failed = process.ended.then((said) => void (errors = said))
    if (await Promise.race([isAnswering(port), failed.then(() => false)])) return { process, address: { port, key } }
    await process.kill()
  }
  throw new Error(`PHP's web server did not start. ${errors.split('\n').at(-1) ?? ''}`)
}

const freePort = async (): Promise<number> => {
  const probe = createServer()
  const { port } = new URL(await listen(probe, 0))
  await new Promise((resolve) => probe.close(resolve))
  return Number(port)
}

// Without the key it refuses, which shows that it runs.
const isAnswering = async (port: number): Promise<boolean> => {
  for (const end = Date.now() + startTimeout; Date.now() < end;) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (answer?.status === 403) return true
    await sleep(20)
  }
  return false
}

/** Milliseconds. */
const startTimeout = 60_000
