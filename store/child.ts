import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { places } from './places'
import { portTaken } from './port'
import { told, type Order, type Word } from './server/messages'
import { UserError } from './user-error'

/** A running PHP server: its address, and how to stop it. `ended` resolves when it has exited, for whatever reason. */
export type Child = { readonly url: string; readonly stop: () => Promise<void>; readonly ended: Promise<void> }

/** Starts the process that serves the store and waits until it is ready. It exits with our process, even if ours is killed. */
export const startChild = async (order: Order): Promise<Child> => {
  const child = fork(join(places.server, 'main.mjs'), [], {
    execArgv: [...stackSwitching, '--import', pathToFileURL(join(places.server, 'loopback-only.mjs')).href],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: surroundings(),
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.send(order)
  const url = await addressOf(child, order.port)
  return { url, ended, stop: () => stop(child, ended) }
}

// PHP on WebAssembly is faster if the engine supports stack switching; Node 23 and later have it behind this flag.
const stackSwitching =
  'Suspending' in WebAssembly || Number(process.versions.node.split('.')[0]) < 23 ? [] : ['--experimental-wasm-jspi']

// In a GitHub codespace, Playground would publish the port to the internet.
const surroundings = (): NodeJS.ProcessEnv => {
  const { CODESPACE_NAME: _, ...rest } = process.env
  return rest
}

const addressOf = (child: ChildProcess, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer): void => void (said = (said + chunk.toString()).slice(-2000))
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new UserError(`The PHP server ended (${String(code)}). ${lastLine(said)}`)))
    child.once('message', (message) => {
      const word = message as Word
      if (word.type === 'ready') resolve(word.url)
      else reject(failure(word, port))
    })
  })

const failure = ({ code, reason }: Word & { type: 'failed' }, port: number): Error => {
  if (code === 'EADDRINUSE') return new UserError(portTaken(port))
  if (code === told) return new UserError(reason)
  if (code === 'ENOSPC') return Object.assign(new Error(reason), { code })
  return new UserError(`The PHP server did not start: ${reason}`)
}

const stop = async (child: ChildProcess, ended: Promise<void>): Promise<void> => {
  if (child.exitCode === null && child.connected) child.disconnect()
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(killTimer)
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''
