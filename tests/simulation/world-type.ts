/** The interface of a session's world: for those who act in it, and for those who watch it. */
import type { FlowEvent } from '../../src/events'
import type { Arrival } from '../../src/events/shell'
import type { AnyFact } from '../../src/persistence/log'
import type { Loop } from '../../src/app/loop/loop'
import type { FakeStore } from '../support/fake-store'
import type { Edit } from './colleague'
import type { Met } from './met'
import type { Line } from './network'
import type { SecondComputer } from './second-computer'
import type { SharedLog } from './shared-log'
import type { Tab } from './tab'
import type { VirtualTime } from './virtual-time'

/** One line of the story: who did what, when. */
export type Told = { readonly at: number; readonly who: string; readonly what: string }

export type World = {
  readonly time: VirtualTime
  readonly store: FakeStore
  /** Whether the person prefers the quick start. */
  readonly quickStart: boolean
  readonly log: SharedLog
  /** The facts in the log, and those that open pages keep in memory. */
  readonly facts: () => readonly AnyFact[]
  readonly tabs: () => readonly Tab[]
  readonly open: (path: string, arrival: Arrival) => Tab
  readonly close: (tab: Tab) => void
  /** The tab that the person sees; null if there is none. */
  readonly front: () => Tab | null
  /** Another one comes to the front. */
  readonly turn: () => void
  /** The next announcements that the log has grown reach the other tabs late. */
  readonly deafen: () => void
  readonly setOnline: (online: boolean) => void
  readonly logIn: () => void
  readonly logOut: () => void
  /** Gives or removes the account's right to write. */
  readonly setRights: (mayWrite: boolean) => void
  readonly second: SecondComputer
  /** Whether each tab is in its own window, or one covers the others. */
  readonly sideBySide: (now: boolean) => void
  /** What a second administrator did. */
  readonly edits: Edit[]
  /** Ends all faults. */
  readonly clear: () => void
  readonly tell: (who: string, what: string) => void
  readonly story: () => readonly Told[]
  readonly met: Met
  /** Whether a page could not store its facts, or they were cleared: the next page does not have them. */
  readonly forgot: () => boolean
  /** Broken laws that a watcher found asynchronously. */
  readonly objection: () => Error | null
}

/** The watchers; each may object by throwing. */
export type Watch = {
  readonly onOpen: (tab: Tab, loop: Loop) => void
  readonly onArrival: Line['onArrival']
  readonly onDone: Line['onDone']
  readonly onRecorded: (tab: Tab, event: FlowEvent) => void
}
