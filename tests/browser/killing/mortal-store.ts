/** A store in a group of processes of its own, which can be killed as by a power cut, and started again at the same address. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { places } from '../../../store/places'
import { freePort } from '../../support/free-port'

export type MortalStore = {
  readonly url: string
  readonly folder: string
  /** Its processes are gone in the middle of whatever they do. */
  readonly kill: () => Promise<void>
  /** Resolves when it serves. */
  readonly start: () => Promise<void>
  readonly forget: () => Promise<void>
}

export const newMortalStore = async (): Promise<MortalStore> => {
  const folder = await mkdtemp(join(places.state, 'mortal-'))
  const port = await freePort()
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn(process.execPath, [...flags, source({ folder, port })], {
      cwd: places.project,
      // A group of its own: the server of PHP dies with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('The store did not start.')))
    await Promise.race([once(child.stdout ?? child, 'data'), ended])
    ended.catch(() => undefined)
  }
  const kill = async () => {
    const { pid = 0 } = child ?? {}
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    process.kill(-pid, 'SIGKILL')
    await gone
  }
  await start()
  const forget = () => kill().then(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }))
  return { url: `http://127.0.0.1:${port}`, folder, kill, start, forget }
}

const flags = ['--import', 'tsx', '--input-type=module', '-e']

// One request after the other, so that a request that stops stops everything: on several workers the others would be done meanwhile.
const source = (options: { readonly folder: string; readonly port: number }): string => `
  import { bootStore } from '${pathToFileURL(places.project).href}store/boot.ts'
  await bootStore(${JSON.stringify({ ...options, engine: { kind: 'wasm' } })})
  console.log('It serves.')`
