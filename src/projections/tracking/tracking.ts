/** translates the facts of a session into events of WooCommerce's tracker. An effect sends them (effects/tracking/track.ts). */
import type { FlowEvent } from '../../events'
import type { Recorded, UnknownFact } from '../../events/log/envelope'
import { fold, initialState, type State } from '../../reducers'
import { onClosing } from './closing'
import { inDesigner } from './designer'
import { onHomepage } from './homepage'
import { onIntro } from './intro'
import { onPaletteQuery } from './palette-query'
import type { TrackingEvent, TrackingRule } from './says'
import { inSetUp } from './set-up'
import { inGeneration } from './with-ai'
import { inWizard } from './wizard'

export type { TrackingEvent }

const rules: readonly TrackingRule[] = [
  onIntro,
  onPaletteQuery,
  inGeneration,
  inWizard,
  inSetUp,
  inDesigner,
  onHomepage,
  onClosing,
]

/** The events of one fact, in order; in the sign-up on the platform's hosting each has a `ref`. */
export const tracked: TrackingRule = (before, event, after) => {
  const events = rules.flatMap((rule) => rule(before, event, after))
  return isSignUp(after) ? events.map(({ name, props }) => ({ name, props: { ...props, ref: signUp } })) : events
}

const signUp = 'entrepreneur-signup'

const isSignUp = ({ surroundings }: State): boolean =>
  surroundings?.managedHosting === true && surroundings.entrepreneur

/** A fact in the log, with the state before and after it. */
export type Appended = {
  readonly before: State
  readonly fact: Recorded<FlowEvent | UnknownFact>
  readonly after: State
}

/** The same for a fact in the log; an unknown or late one has no events. */
export const trackedIn = ({ before, fact: { id, event }, after }: Appended): readonly TrackingEvent[] =>
  event.type === 'UnknownFact' || after.cause !== id ? [] : tracked(before, event, after)

/** Nothing is sent without the merchant's consent. */
export const mayTrack = ({ features }: State): boolean => features.tracking

/** `allowed`: whether it was sent. */
export type Tracking = TrackingEvent & { readonly seq: number; readonly allowed: boolean }

/** All events of a session. */
export const trackingOf = (log: readonly Appended['fact'][]): readonly Tracking[] => {
  let before = initialState
  return log.flatMap((fact) => {
    const after = fold(before, fact)
    const events = trackedIn({ before, fact, after })
    before = after
    return events.map((event) => ({ ...event, seq: fact.seq, allowed: mayTrack(after) }))
  })
}
