/** What has to be said over every screen: network, login, storage, and readings without which a screen stays empty. */
import { mayClose } from './closing'
import type { CallName } from '../events/calls'
import type { Fault } from '../events/fault'
import type { State } from '../reducers'
import { parsePath } from '../catalogue/route-path'

export const isOffline = ({ world }: State): boolean => !world.online

export const isLoggedOut = ({ world }: State): boolean => !world.loggedIn

/** 'lost': nothing is kept here and calls that change the store wait for a word; 'given-up': the merchant goes on anyway. */
export const storage = ({ world }: State): 'kept' | 'lost' | 'given-up' => {
  if (world.kept) return 'kept'
  return world.unsavedAccepted ? 'given-up' : 'lost'
}

/** Why the designer cannot open; null when it can, or when a notice about network or login says it already. */
export const designerFault = (state: State): Fault | null =>
  parsePath(state.route.path).step === 'assembler-hub' ? unread(state, ['DesignRead', 'EditorSettingsRead']) : null

/** Why the closing screen cannot open: it is not known whether the task is complete, and nothing was saved here. */
export const closingFault = (state: State): Fault | null =>
  parsePath(state.route.path).step === 'transitional' && !mayClose(state) ? unread(state, ['ClosingRead']) : null

const unread = ({ calls }: State, names: readonly CallName[]): Fault | null => {
  const refused = names.flatMap((call) => {
    const outcome = calls.ended[call]
    return outcome?.status === 'refused' ? [outcome.fault] : []
  })
  return refused.find(({ tag }) => tag !== 'Offline' && tag !== 'Expired') ?? null
}

/** A part of the flow stopped working; the others live on, and a fresh page brings it back. */
export const isBroken = ({ world }: State): boolean => Object.keys(world.broken).length > 0
