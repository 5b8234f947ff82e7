import { fileURLToPath } from 'node:url'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Folders and files of the project, as absolute paths. Everything that changes is in `.store`, which git ignores. */
export const places = {
  project: here('..'),
  plugin: here('../plugin'),
  client: here('../src'),
  standIn: here('./stand-in'),
  mustUse: here('./must-use'),
  server: here('./server'),
  state: here('../.store'),
  cache: here('../.store/cache'),
  site: here('../.store/site'),
  mariaDbSite: here('../.store/site-mariadb'),
} as const
