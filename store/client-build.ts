import { join } from 'node:path'
import { age, youngest } from './age'
import { refuseFullDisk } from './disk'
import { intoPlace } from './into-place'
import { places } from './places'
import type { Log } from './progress'
import { UserError } from './user-error'

/** Builds the client if plugin/build is missing or older than its sources. */
export const buildClientIfStale = async (log: Log): Promise<void> => {
  if ((await youngest(sources)) <= (await age(join(built, 'main.asset.php')))) return
  log.say('Building the client.')
  const { build } = await import('vite')
  // A running store never sees a partial build.
  const make = async (outDir: string): Promise<void> => {
    await build({ ...settings, define: asShipped, build: { outDir, emptyOutDir: true } }).catch(notBuilt)
  }
  await intoPlace(built, make, places.cache)
}

const notBuilt = async (error: unknown): Promise<never> => {
  await refuseFullDisk([places.cache])
  throw new UserError(`The client cannot be built. ${error instanceof Error ? error.message : String(error)}`)
}

/**
 * Builds the client, and rebuilds it whenever its source changes. The returned function stops the watch.
 * @param onBuilt is called when a build is complete
 */
export const keepClientBuilt = async (log: Log, onBuilt: () => void): Promise<() => Promise<void>> => {
  const { build } = await import('vite')
  const options = { watch: {}, minify: false }
  const watcher = await build({ ...settings, build: options })
  if (!('on' in watcher)) return () => Promise.resolve()
  await new Promise<void>((resolve) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') log.say(`The client could not be built: ${event.error.message}`)
      if (event.code === 'END') onBuilt()
      if (event.code === 'ERROR' || event.code === 'END') resolve()
    })
  })
  return () => watcher.close()
}

const built = join(places.plugin, 'build')

const settings = {
  configFile: join(places.project, 'vite.config.ts'),
  configLoader: 'runner',
  logLevel: 'warn',
} as const

/** Also where tests build it, which run in an environment of their own: packages leave out what helps only their users' developers. */
const asShipped = { 'process.env.NODE_ENV': JSON.stringify('production') }

const sources = [
  places.client,
  join(places.plugin, 'languages'),
  join(places.project, 'build'),
  join(places.project, 'vite.config.ts'),
  join(places.project, 'package.json'),
]
