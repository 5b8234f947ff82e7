/** The network, the login, the event storage, and failed effects. */
import type { FlowEvent } from '../../events'

export type World = {
  readonly online: boolean
  readonly loggedIn: boolean
  /** Whether facts are stored beyond this page. */
  readonly kept: boolean
  /** The merchant continues although nothing is stored. */
  readonly unsavedAccepted: boolean
  /** Number of failures, by name of the effect. */
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
    // The session that it comes from may have lost its storage; a fork exists only where it could be stored.
    case 'FlowForked':
      return { ...world, kept: true, unsavedAccepted: false }
    case 'UnsavedWorkAccepted':
      return { ...world, unsavedAccepted: true }
    case 'EffectFailed':
      return { ...world, broken: { ...world.broken, [event.effect]: (world.broken[event.effect] ?? 0) + 1 } }
    default:
      return world
  }
}
