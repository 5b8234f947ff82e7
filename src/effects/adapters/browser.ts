/** Thin adapters over browser APIs: clock, randomness, network, files, other hosts, storage and tracking. */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { defer, firstValueFrom, fromEvent, map, merge, startWith, timer } from 'rxjs'
import type { Clock, Files, Network, Random, Rest, Tracks, Web } from '../runner/ports'
import { abortable, faultOf } from './rest'

export const browserClock: Clock = { now: () => Date.now(), after: (milliseconds) => timer(milliseconds) }

/** Ids without crypto.randomUUID, which is missing in admins served over plain HTTP. */
export const browserRandom: Random = {
  id: () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  number: () => Math.random(),
}

export const browserNetwork: Network = {
  online$: defer(() => merge(fromEvent(globalThis, 'online'), fromEvent(globalThis, 'offline'))).pipe(
    startWith(null),
    map(() => navigator.onLine),
  ),
}

export const browserFiles: Files = {
  download: (url) =>
    abortable(async (signal) => {
      try {
        const response = await fetch(url, { signal })
        return response.ok ? E.right(await response.blob()) : E.left(await faultOf(response, url))
      } catch (thrown) {
        return E.left(await faultOf(thrown, url))
      }
    }),
}

export const browserWeb: Web = {
  readJson: (url, reply) =>
    abortable(async (signal) => {
      try {
        const response = await fetch(url, { signal, credentials: 'omit' })
        if (!response.ok) return E.left(await faultOf(response, url))
        return E.mapLeft(() => ({ tag: 'Garbled' as const, what: url }))(reply.decode(await response.json()))
      } catch (thrown) {
        return E.left(await faultOf(thrown, url))
      }
    }),
}

const asked = 'customize-your-store-asked-to-keep'

type Asked = Pick<StorageManager, 'persist' | 'persisted'>

/**
 * Asks the browser for persistent storage. A browser that is short of space may delete all storage of a site that did not ask. Some
 * browsers prompt the user, so this asks once per browser, when there is something to lose, and never again after a refusal.
 *
 * @param memory remembers that we asked; if it is unavailable, we do not ask
 */
export const askToKeep = async (
  storage: Asked | null = (navigator as { readonly storage?: Asked }).storage ?? null,
  memory = () => localStorage,
): Promise<void> => {
  try {
    if (storage === null || (await storage.persisted()) || memory().getItem(asked) !== null) return
    memory().setItem(asked, 'yes')
    await storage.persist()
  } catch {
    // Storage is blocked, so persistence cannot be requested.
  }
}

/** Offers a text as a download. */
export const saveFile = (name: string, text: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }))
  link.download = name
  link.click()
  // After a minute, the browser has started to read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/**
 * Bytes that this site stores in the browser; null if the browser does not report it, e.g. outside of secure contexts.
 */
export const storageUse = async (): Promise<{ readonly used: number; readonly granted: number } | null> => {
  try {
    const { storage } = navigator as { readonly storage?: StorageManager }
    const { usage, quota } = (await storage?.estimate()) ?? {}
    return usage === undefined || quota === undefined ? null : { used: usage, granted: quota }
  } catch {
    return null
  }
}

type Tracker = { isEnabled?: boolean; recordEvent?: (name: string, props: object) => void }

/** WooCommerce's own tracker, if the page has it. It adds its prefix to each event name. */
export const browserTracks: Tracks = {
  record: (name, props) => {
    const tracker = found()
    if (tracker === undefined || tracker.isEnabled === false) return
    try {
      tracker.recordEvent?.(name, props)
    } catch {
      // An error in a third-party script must not affect the merchant's work.
    }
  },
  allow: () => {
    const tracker = found()
    if (tracker !== undefined) tracker.isEnabled = true
  },
}

const found = () => (window as { wcTracks?: Tracker }).wcTracks

const path = '/customize-your-store/v1/editor-settings'

/**
 * Reads the block editor settings of the store in its current state; a replay uses them instead of the recorded ones. Rejects with an
 * `Error` if the store does not answer.
 */
export const storeSettings = (rest: Rest) => async (): Promise<Readonly<Record<string, unknown>>> => {
  const told = await firstValueFrom(rest.ask({ method: 'GET', path, reply: t.UnknownRecord }))
  if (E.isLeft(told)) throw new Error(`The store did not tell its settings at ${path}.`)
  return told.right
}

const Reply = t.type({ address: t.union([t.string, t.null]) })

/** Null if the browser has none, or not at an address without HTTPS. A person who closes it wants nothing. */
export const shareSheet = () =>
  'share' in navigator ? (url: string) => void navigator.share({ url }).catch(() => undefined) : null

/**
 * The URL where a page of the store shows an unsaved design (plugin/src/editor/draft-pages.php). Resolves to null if the store has no such page.
 * Rejects with an `Error` if the store does not answer.
 */
export const draftPages =
  (rest: Rest) =>
  async (page: string, draft: object, measured = false): Promise<string | null> => {
    const path = '/customize-your-store/v1/draft'
    const told = await firstValueFrom(
      rest.ask({ method: 'POST', path, body: { ...draft, page, measured }, reply: Reply }),
    )
    if (E.isLeft(told)) throw new Error(`The store did not take the draft at ${path}.`)
    return told.right.address
  }
