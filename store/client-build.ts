import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { age, youngest } from './age'
import { places } from './places'
import type { Log } from './progress'
import { Trouble } from './trouble'

/** Builds the client if plugin/build is missing or older than what it is made from. */
export const buildClientIfStale = async (log: Log): Promise<void> => {
  if ((await youngest(sources)) <= (await age(join(built, 'main.asset.php')))) return
  log.say('Building the client.')
  const { build } = await import('vite')
  await mkdir(places.cache, { recursive: true })
  const workshop = await mkdtemp(join(places.cache, 'client-'))
  try {
    // Built beside and moved into its place: a store that runs meanwhile never finds half a client.
    await build({ ...settings, build: { outDir: join(workshop, 'new'), emptyOutDir: true } })
    await rename(built, join(workshop, 'old')).catch(() => undefined)
    await rename(join(workshop, 'new'), built)
  } catch (error) {
    throw new Trouble(`The client cannot be built. ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

/** Builds the client now, and again whenever its source changes. The answer ends the watch. */
export const keepClientBuilt = async (log: Log): Promise<() => Promise<void>> => {
  const { build } = await import('vite')
  const options = { watch: {}, minify: false }
  const watcher = await build({ ...settings, build: options })
  if (!('on' in watcher)) return () => Promise.resolve()
  await new Promise<void>((resolve) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') log.say(`The client could not be built: ${event.error.message}`)
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

const sources = [
  places.client,
  join(places.project, 'build'),
  join(places.project, 'vite.config.ts'),
  join(places.project, 'package.json'),
]
