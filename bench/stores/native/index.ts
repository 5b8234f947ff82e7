/** A store on the PHP of this machine: several workers, OPcache on, MariaDB where there is one, else SQLite. */
import { join } from 'node:path'
import { buildClientIfStale } from '../../../store/client-build'
import { fetchWordPress } from '../../../store/files'
import { places } from '../../../store/places'
import type { Log } from '../../../store/progress'
import { Trouble } from '../../../store/trouble'
import { loginOf } from '../../../tests/store/login'
import type { Options } from '../../options'
import { shopOf } from '../shop'
import type { BenchStore } from '../store'
import type { Database } from './database'
import { lackOfMariaDb, openMariaDb } from './mariadb'
import { findPhp, runPhp, type Php } from './php'
import { freePort, serve, workers } from './serve'
import { makeSite, ownFile, writeConfig, type Site } from './site'
import { openSqlite } from './sqlite'
import { statesOf } from './states'

/** With our plugin on the newest WordPress. */
export const openNative = async (options: Pick<Options, 'shop' | 'database'>, log: Log): Promise<BenchStore> => {
  const php = await findPhp()
  await buildClientIfStale(log)
  const woocommerce = await shopOf(options.shop, log)
  if (woocommerce === undefined)
    throw new Trouble('On a native PHP the bench needs a WooCommerce: the stand-in runs in the embedded store only.')
  const site = { wordpress: await fetchWordPress(log), woocommerce, plugin: true }
  return startSite('native', site, php, options.database, log)
}

/** @param name of the folder that keeps this store between runs */
export const startSite = async (
  name: string,
  site: Site,
  php: Php,
  asked: Options['database'],
  log: Log,
): Promise<BenchStore> => {
  const home = join(places.state, `bench-${name}`)
  const folder = join(home, 'site')
  const content = join(folder, 'wp-content')
  await makeSite(folder, site)
  const database = await openDatabase(home, content, php, asked, log)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  await writeConfig(folder, url, database.config)
  await runPhp(ownFile('install.php'), [folder])
  const stopPhp = await serve(folder, port)
  // Two visits of the front page: the first ones set the shop up.
  for (let visit = 0; visit < 2; visit += 1) await fetch(`${url}/`)
  return {
    about: `native PHP ${php.version} with ${workers} workers, ${database.about}, WordPress ${site.wordpress.version}, WooCommerce ${site.woocommerce.version}`,
    url,
    admin: await loginOf(url, 'admin', 'password'),
    woocommerce: true,
    states: statesOf(folder, database),
    content,
    stop: async () => {
      await stopPhp()
      await database.stop()
    },
  }
}

const openDatabase = async (
  home: string,
  content: string,
  php: Php,
  asked: Options['database'],
  log: Log,
): Promise<Database> => {
  if (asked === 'sqlite') return openSqlite(content, php)
  const lack = await lackOfMariaDb(php)
  if (lack === null) return openMariaDb(join(home, 'mariadb'))
  if (asked === 'mariadb') throw new Trouble(`There is no MariaDB to start: ${lack}.`)
  log.say(`There is no MariaDB to start (${lack}): SQLite takes its place.`)
  return openSqlite(content, php)
}
