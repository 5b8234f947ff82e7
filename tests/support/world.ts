/** Ports over the fake store. `before` decides the outcome of each REST call: at once, later, or a fault instead. */
import * as E from 'fp-ts/Either'
import { EMPTY, mergeMap, NEVER, Observable, of } from 'rxjs'
import type { Fault } from '../../src/events/calls'
import type { Surroundings } from '../../src/events/shell'
import type { Ports, RestRequest } from '../../src/effects/runner/ports'
import { serve, type FakeStore } from './fake-store'

/** What happens to a call: nothing special, a fault before it reaches the store, or a lost answer. */
export type Weather = (request: RestRequest<unknown>) => Observable<Fault | null>

export const fair: Weather = () => of(null)

export const fakePorts = (store: FakeStore, weather: Weather = fair): Ports => {
  let ids = 0
  return {
    rest: {
      ask: (request) =>
        weather(request as unknown as RestRequest<unknown>).pipe(
          mergeMap((fault) => of(fault === null ? serve(store, request) : E.left(fault))),
        ),
      allowed: () => of(E.right(['GET', 'POST', 'PUT'])),
    },
    ai: { complete: () => of(E.left<Fault>({ tag: 'Timeout' })), forget: () => undefined },
    web: {
      readJson: (_url, reply) =>
        of(E.mapLeft((): Fault => ({ tag: 'Garbled', what: 'web' }))(reply.decode({ status: { indicator: 'none' } }))),
    },
    files: { download: () => of(E.right(new Blob(['font']))) },
    clock: { now: () => 1_700_000_000_000, after: () => soon },
    random: { id: () => `id-${(ids += 1)}-${Math.random()}`, number: () => 0.5 },
    network: { online$: NEVER },
    navigation: {
      path: () => '',
      customizing: () => false,
      arrival: () => 'address',
      hasPast: () => false,
      visited$: EMPTY,
      show: () => undefined,
      leave: () => undefined,
    },
    locks: { held: () => of(true), taken: async () => false, oneByOne: (opens) => opens() },
    referrals: { taskReferral: () => null, forgetTaskReferral: () => undefined },
    tracks: { record: () => undefined, allow: () => undefined },
    linkAddresses: new Map<string, string>(),
  }
}

/** In the next turn of Node's event loop: a timer takes at least a millisecond, and a session waits hundreds of times. */
const soon = new Observable<0>((subscriber) => {
  const turn = setImmediate(() => {
    subscriber.next(0)
    subscriber.complete()
  })
  return () => clearImmediate(turn)
})

export const surroundings: Surroundings = {
  home: 'http://store.test/',
  admin: 'http://store.test/wp-admin/',
  adminHome: 'http://store.test/wp-admin/',
  title: 'Maple & Moss',
  icon: '',
  woocommerce: false,
  entrepreneur: false,
  managedHosting: false,
  aiEnabled: false,
  aiProvider: 'jetpack',
  aiModel: false,
  connectionOffline: false,
  statusAfterConsent: true,
  asksAboutOldSave: true,
  tracking: true,
  restorable: false,
  may: {
    customize: true,
    switchThemes: true,
    editTheme: true,
    manageOptions: true,
    upload: true,
    installThemes: true,
    fileChanges: true,
    unfilteredHtml: true,
  },
  theme: { there: true, block: true },
}
