import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startChild } from './child'
import { refuseFullDisk, watchDisk } from './disk'
import { chooseEngine, type Engine } from './engine'
import { fetchWordPress, type WordPressFiles } from './files'
import { claim, type Claim } from './lock'
import { mountsFor } from './mounts'
import type { Variant } from './options'
import { silent, type Log } from './progress'
import { finishSite, forgetSite, isUnfinished, prepareSite } from './site-folder'
import { restoreSnapshot, takeSnapshot } from './snapshot'
import { whereRoomIsNeeded } from './user-error'
import { wakeUp } from './wake-up'
import type { Order } from './server/messages'

/** A running store. `folder` is WordPress's own folder (it contains wp-content); named snapshots are kept in it. */
export type Store = {
  readonly url: string
  readonly folder: string
  readonly engine: Engine
  readonly stop: () => Promise<void>
  readonly ended: Promise<void>
  readonly snapshot: (name: string) => Promise<void>
  readonly restore: (name: string) => Promise<void>
}

export type BootOptions = {
  /** The site's folder; created on the first boot and reused on the next ones. */
  readonly folder: string
  /** 0 or omitted: any free port. */
  readonly port?: number
  /** What runs PHP; by default, what `chooseEngine` finds. */
  readonly engine?: Engine
  /** Another WordPress than the one that `fetchWordPress` gives. */
  readonly wordpress?: WordPressFiles
  /** Whether scripts, styles and other text files are sent compressed, as by most hosts; without it, this computer does less work. */
  readonly packed?: boolean
  /** Whether to mount our plugin, as the folder in which it is developed; defaults to true. */
  readonly plugin?: boolean
  /** Whether to mount the stand-in for WooCommerce; it disables itself if WooCommerce is active. */
  readonly standIn?: boolean
  /** A folder that contains WooCommerce. */
  readonly woocommerce?: string
  /** Whether a new store shows WooCommerce's own first screens; by default they count as skipped. */
  readonly fresh?: boolean
  /** Locales for which core's translations are installed, such as `ar`. */
  readonly languages?: readonly string[]
  /** Whether WordPress may fetch themes from wordpress.org; all other external requests are always blocked. */
  readonly network?: boolean
  /** Whether to reset the site: everything that it has written is deleted. */
  readonly reset?: boolean
  /** The variant of the flow that the store shows; by default, that of any store. */
  readonly variant?: Variant
  /** The address from which pages of the flow receive reload events. */
  readonly reload?: string
  readonly log?: Log
  /** The lock on the folder, if the caller already has it; released when the store ends or fails to start. */
  readonly claimed?: Claim
}

/** Boots a real WordPress with our plugin on 127.0.0.1. Several can run at once, each in its own folder. */
export const bootStore = async (options: BootOptions): Promise<Store> => {
  const { log = silent } = options
  const folder = resolve(options.folder)
  const claimed = options.claimed ?? (await claim(folder))
  try {
    const files = options.wordpress ?? (await fetchWordPress(log))
    log.say('Starting WordPress.')
    await whereRoomIsNeeded(folder, async () => {
      if (options.reset || isUnfinished(folder)) await forgetSite(folder)
      await prepareSite(folder, files, options.languages ?? [])
    })
    const engine = options.engine ?? (await chooseEngine()).engine
    return await start(folder, engine, options, claimed)
  } catch (error) {
    await claimed.release()
    // PHP, its database and Playground (which uses the system's temporary folder) each report a full disk differently.
    await refuseFullDisk([folder, tmpdir()])
    throw error
  }
}

const start = async (
  folder: string,
  engine: Engine,
  options: BootOptions,
  { tell, release }: Claim,
): Promise<Store> => {
  const { port = 0, network = false, fresh = false, reload = '', variant = {}, packed = false, log = silent } = options
  const phpLog = join(folder, 'wp-content', 'debug.log')
  await rm(phpLog, { force: true })
  const constants = {
    ...fixed,
    EMBEDDED_STORE_NETWORK: network,
    EMBEDDED_STORE_FRESH: fresh,
    EMBEDDED_STORE_MOUNTS_PLUGIN: options.plugin ?? true,
    EMBEDDED_STORE_RELOAD: reload,
    EMBEDDED_STORE_VARIANT: JSON.stringify(variant),
  }
  const { url, stop, ended } = await startChild({
    engine: orderOf(engine),
    folder,
    port,
    mounts: mountsFor(options),
    constants,
    packed,
  })
  const stopWatching = watchDisk(folder, log)
  void ended.then(stopWatching).then(release)
  try {
    await wakeUp(url, phpLog)
    // PHP may have continued despite failed writes.
    if (isUnfinished(folder)) await refuseFullDisk([folder])
    await finishSite(folder)
  } catch (error) {
    await stop()
    throw error
  }
  tell(url)
  return {
    url,
    folder,
    engine,
    ended,
    stop: () => stop().then(release),
    snapshot: (name) => takeSnapshot(url, name),
    restore: (name) => restoreSnapshot(url, name),
  }
}

const orderOf = (engine: Engine): Order['engine'] =>
  engine.kind === 'wasm' ? engine : { kind: 'php', program: engine.php.program, database: engine.database }

// This WordPress does nothing unasked; PHP's errors are in wp-content/debug.log.
const fixed = {
  DISABLE_WP_CRON: true,
  AUTOMATIC_UPDATER_DISABLED: true,
  WP_AUTO_UPDATE_CORE: false,
  WP_DEBUG: true,
  WP_DEBUG_LOG: true,
  WP_DEBUG_DISPLAY: false,
  FS_METHOD: 'direct',
}
