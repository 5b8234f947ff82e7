/** Notices over every screen: network, login, storage, and failed reads that leave a screen empty. */
import { mayClose } from '../closing/closing'
import type { CallName } from '../../events/calls/calls'
import type { Fault } from '../../events/calls/fault'
import type { State } from '../../reducers'
import { parsePath } from '../../events/shell/route-path'
import { outcomeOf } from '../../reducers/shell/call-book'

export const isOffline = ({ world }: State): boolean => !world.online

export const isLoggedOut = ({ world }: State): boolean => !world.loggedIn

/** 'lost': nothing is stored, and calls that change the store wait for the merchant's consent; 'given-up': consent was given. */
export const storage = ({ world }: State): 'kept' | 'lost' | 'given-up' => {
  if (world.kept) return 'kept'
  return world.unsavedAccepted ? 'given-up' : 'lost'
}

/** Why the store's design is not known as it is now; null when it is, or when a notice about network or login says so already. */
export const designerFault = (state: State): Fault | null =>
  parsePath(state.route.path).step === 'assembler-hub' ? unread(state, 'DesignRead') : null

/** Why the page and the pictures of patterns cannot be drawn; null when they can, or when the design itself is missing. */
export const previewFault = (state: State): Fault | null =>
  parsePath(state.route.path).step === 'assembler-hub' && designerFault(state) === null
    ? unread(state, 'EditorSettingsRead')
    : null

/** Why the closing screen cannot open: it is not known whether the task is complete, and nothing was saved here. */
export const closingFault = (state: State): Fault | null =>
  parsePath(state.route.path).step === 'transitional' && !mayClose(state) ? unread(state, 'ClosingRead') : null

const unread = ({ calls }: State, call: CallName): Fault | null => {
  const outcome = outcomeOf(calls, call)
  if (outcome?.status !== 'refused') return null
  return outcome.fault.tag === 'Offline' || outcome.fault.tag === 'Expired' ? null : outcome.fault
}

/** Whether an effect has failed; the others keep working, and reloading the page restarts it. */
export const isBroken = ({ world }: State): boolean => Object.keys(world.broken).length > 0
