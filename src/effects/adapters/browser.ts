/** Clock, randomness, network, files and other hosts: thin adapters over browser APIs. */
import * as E from 'fp-ts/Either'
import { fromEvent, map, merge, startWith, timer } from 'rxjs'
import type { Chance, Clock, Files, Network, Web } from '../runner/ports'
import { abortable } from './abortable'
import { faultOf } from './faults'

export const browserClock: Clock = { now: () => Date.now(), after: (milliseconds) => timer(milliseconds) }

/** Ids without crypto.randomUUID, which is missing in admins served over plain HTTP. */
export const browserChance: Chance = {
  id: () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  random: () => Math.random(),
}

export const browserNetwork: Network = {
  online$: merge(fromEvent(globalThis, 'online'), fromEvent(globalThis, 'offline')).pipe(
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
