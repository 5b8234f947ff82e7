/** What a session's world offers to those who act in it, and to those who watch it. */
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
  /** Those in the log, and those that the pages of now keep in memory. */
  readonly facts: () => readonly AnyFact[]
  readonly tabs: () => readonly Tab[]
  readonly open: (path: string, arrival: Arrival) => Tab
  readonly close: (tab: Tab) => void
  /** The tab before the person's eyes; null while there is none. */
  readonly front: () => Tab | null
  /** Another one comes to the front. */
  readonly turn: () => void
  /** The next news of the log reach the other tabs late. */
  readonly deafen: () => void
  readonly setOnline: (online: boolean) => void
  readonly logIn: () => void
  readonly logOut: () => void
  /** The account may write, or not any more. */
  readonly setRights: (mayWrite: boolean) => void
  readonly second: SecondComputer
  /** Each tab stands in a window of its own, or one is before the others. */
  readonly sideBySide: (now: boolean) => void
  /** What a second administrator did. */
  readonly edits: Edit[]
  /** From here on nothing fails any more. */
  readonly clear: () => void
  readonly tell: (who: string, what: string) => void
  readonly story: () => readonly Told[]
  readonly met: Met
  /** Some page could not keep its facts, or they were cleared away: the next one knows nothing of them. */
  readonly forgot: () => boolean
  /** What was objected to outside of the flow of things. */
  readonly objection: () => Error | null
}

/** Whoever watches: each may object by throwing. */
export type Watch = {
  readonly onOpen: (tab: Tab, loop: Loop) => void
  readonly onArrival: Line['onArrival']
  readonly onDone: Line['onDone']
  readonly onRecorded: (tab: Tab, event: FlowEvent) => void
}
