/** What the table of restorable things says about one kind of them. */
import type { EventOfType, EventType } from '../../events'
import type { RequestEvent } from '../../events/calls/phase'
import type { Kind, Thing } from '../../events/restoring/restoring'

export type Row<A extends Thing> = {
  /** Which one of its kind; null where the store has only one. */
  readonly id: (thing: A) => string | number | null
  /** Facts that tell how it is. */
  readonly seen?: Telling
  /** Requests to make something that was missing: as it was, missing. */
  readonly added?: Telling
  /** Requests to change it. Only which thing it is counts: a call without a response may still have taken effect. */
  readonly asked?: Telling
  /** Facts after which it is different: as it is then. */
  readonly done?: Telling
  /** A reading, with what the reading cannot know. */
  readonly asRead?: (thing: A, known: Thing | undefined) => Thing
  /** Whether it was written by the server itself, or without an answer, and no reading has brought its value yet. */
  readonly isUnread?: (thing: A) => boolean
  /** What makes it another state of the thing, without what is only remembered for the next step. */
  readonly state?: (thing: A) => Thing
  /** It may use font families. */
  readonly showsFonts?: true
  /** Whether it stays, although the former design did not have it: that design, given as text, shows it. */
  readonly stays?: (thing: A, former: string) => boolean
  /** The line of the list that it belongs to, if not that of its kind. */
  readonly line?: (thing: A) => string
  /** On its own, not worth a line: the merchant would not notice it. */
  readonly isNote?: (thing: A) => boolean
}

/** The things that a fact is about; null if it says nothing after all. */
export type Telling = {
  readonly [T in EventType]?: (event: EventOfType<T>, known: Known) => readonly Thing[] | null
}

/** The same key means the same entity, possibly at different times. */
export const keyFor = (kind: Kind, id: string | number | null): string => (id === null ? kind : `${kind} ${id}`)

/** By key. */
export type Things = Readonly<Record<string, Thing>>

/** The things before the flow's changes and now, and the keys of those that it requested changes to. */
export type Tracked = {
  readonly was: Things
  readonly now: Things
  readonly ours: Readonly<Record<string, true>>
}

/** What helps to understand a fact. */
export type Known = Tracked & {
  /** Product ids at the first reading; null before it. */
  readonly before: readonly number[] | null
  /** The request that the fact settles. */
  readonly request: RequestEvent | undefined
  /** Slug of the theme whose activation was requested. */
  readonly theme: string
  /** Id of the template of the home page; empty before it is read. */
  readonly template: string
}
