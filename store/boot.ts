import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startChild } from './child'
import { refuseFullDisk, watchDisk } from './disk'
import { fetchWordPress } from './files'
import { claim, type Claim } from './lock'
import { mountsFor } from './mounts'
import type { Variant } from './options'
import { silent, type Log } from './progress'
import { finishSite, forgetSite, isUnfinished, prepareSite } from './site-folder'
import { restoreSnapshot, takeSnapshot } from './snapshot'
import { whereRoomIsNeeded } from './trouble'
import { wakeUp } from './wake-up'

/** A running store. `folder` is WordPress's own folder (it holds wp-content); snapshots are kept in it under a name. */
export type Store = {
  readonly url: string
  readonly folder: string
  readonly stop: () => Promise<void>
  readonly ended: Promise<void>
  readonly snapshot: (name: string) => Promise<void>
  readonly restore: (name: string) => Promise<void>
}

export type BootOptions = {
  /** Where the site lives; made on the first boot, gone on with on the next ones. */
  readonly folder: string
  /** 0 or nothing: any free port. */
  readonly port?: number
  /** Whether our plugin is there from the beginning, as the folder in which it is developed. */
  readonly plugin?: boolean
  /** Whether the small shop stands in for WooCommerce; it steps aside by itself when WooCommerce is there. */
  readonly standIn?: boolean
  /** A folder with WooCommerce in it. */
  readonly woocommerce?: string
  /** Whether a new store shows WooCommerce's own first screens; nothing: as after a merchant who skipped them. */
  readonly fresh?: boolean
  /** Locales whose translations of core the site can be switched to, such as `ar`. */
  readonly languages?: readonly string[]
  /** Whether WordPress may fetch themes from wordpress.org; everything else outside is always closed to it. */
  readonly network?: boolean
  /** Whether the site begins anew: everything that it has written is forgotten. */
  readonly reset?: boolean
  /** Which variant of the flow the store shows; nothing: as any store. */
  readonly variant?: Variant
  /** Where pages of the flow listen for the word to load themselves anew. */
  readonly reload?: string
  readonly log?: Log
  /** The folder's claim, if the caller has it already; it is given back when the store ends or does not come up. */
  readonly claimed?: Claim
}

/** Boots real WordPress with our plugin on 127.0.0.1. Several may run at once, each in a folder of its own. */
export const bootStore = async (options: BootOptions): Promise<Store> => {
  const { log = silent } = options
  const folder = resolve(options.folder)
  const claimed = options.claimed ?? (await claim(folder))
  try {
    const files = await fetchWordPress(log)
    log.say('Starting WordPress.')
    await whereRoomIsNeeded(folder, async () => {
      if (options.reset || isUnfinished(folder)) await forgetSite(folder)
      await prepareSite(folder, files, options.languages ?? [])
    })
    return await start(folder, options, claimed)
  } catch (error) {
    await claimed.release()
    // PHP, its database and Playground, which works in the system's folder, tell of a full disk each in their own way.
    await refuseFullDisk([folder, tmpdir()])
    throw error
  }
}

const start = async (folder: string, options: BootOptions, { tell, release }: Claim): Promise<Store> => {
  const { port = 0, network = false, fresh = false, reload = '', variant = {}, log = silent } = options
  const phpLog = join(folder, 'wp-content', 'debug.log')
  await rm(phpLog, { force: true })
  const constants = {
    ...fixed,
    EMBEDDED_STORE_NETWORK: network,
    EMBEDDED_STORE_FRESH: fresh,
    EMBEDDED_STORE_RELOAD: reload,
    EMBEDDED_STORE_VARIANT: JSON.stringify(variant),
  }
  const { url, stop, ended } = await startChild({ folder, port, mounts: mountsFor(options), constants })
  const stopWatching = watchDisk(folder, log)
  void ended.then(stopWatching).then(release)
  try {
    await wakeUp(url, phpLog)
    // PHP may have gone on without what it could not write.
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
    ended,
    stop: () => stop().then(release),
    snapshot: (name) => takeSnapshot(folder, name),
    restore: (name) => restoreSnapshot(url, name),
  }
}

// Nothing happens in this WordPress that nobody asked for; what PHP complains of is in wp-content/debug.log.
const fixed = {
  DISABLE_WP_CRON: true,
  AUTOMATIC_UPDATER_DISABLED: true,
  WP_AUTO_UPDATE_CORE: false,
  WP_DEBUG: true,
  WP_DEBUG_LOG: true,
  WP_DEBUG_DISPLAY: false,
  FS_METHOD: 'direct',
}
