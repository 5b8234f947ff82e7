/** One tracking event: its full name but for the prefix that the tracker puts before it, and its properties. */
import type { FlowEvent } from '../../events'
import type { State } from '../../reducers'

export type TrackingEvent = {
  readonly name: string
  readonly props: Readonly<Record<string, string | number | boolean>>
}

/** What a family of facts says to the tracker: the state before the fact tells where the merchant clicked. */
export type Family = (before: State, event: FlowEvent, after: State) => readonly TrackingEvent[]

/** A name that begins with an underscore has two of them in full. */
export const says = (name: string, props: TrackingEvent['props'] = {}): TrackingEvent => ({
  name: `customize_your_store_${name}`,
  props,
})

export const yesNo = (yes: boolean): 'yes' | 'no' => (yes ? 'yes' : 'no')
