/** The network, the login, the store of facts, and what broke. */
import type { FlowEvent } from '../events'

export type World = {
  readonly online: boolean
  readonly loggedIn: boolean
  /** Whether facts outlive this page. */
  readonly kept: boolean
  /** Nothing is kept, and the merchant goes on all the same. */
  readonly unsavedAccepted: boolean
  /** Effects that broke, by name, with the number of times. */
  readonly broken: Readonly<Record<string, number>>
}

export const initialWorld: World = { online: true, loggedIn: true, kept: true, unsavedAccepted: false, broken: {} }

export const reduceWorld = (world: World, event: FlowEvent): World => {
  switch (event.type) {
    case 'FlowResumed':
      return { ...world, online: true, loggedIn: true, broken: {} }
    case 'NetworkLost':
      return { ...world, online: false }
    case 'NetworkRegained':
      return { ...world, online: true }
    case 'LoginExpired':
      return { ...world, loggedIn: false }
    case 'LoginRenewed':
      return { ...world, loggedIn: true }
    case 'StorageLost':
      return { ...world, kept: false }
    case 'UnsavedWorkAccepted':
      return { ...world, unsavedAccepted: true }
    case 'EffectFailed':
      return { ...world, broken: { ...world.broken, [event.effect]: (world.broken[event.effect] ?? 0) + 1 } }
    default:
      return world
  }
}
