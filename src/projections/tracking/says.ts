/** One tracking event: its name, without the prefix that the tracker adds, and its properties. */
import type { FlowEvent } from '../../events'
import type { State } from '../../reducers'

export type TrackingEvent = {
  readonly name: string
  readonly props: Readonly<Record<string, string | number | boolean>>
}

/** The tracking events of a family of facts. The state before the fact shows where the merchant clicked. */
export type TrackingRule = (before: State, event: FlowEvent, after: State) => readonly TrackingEvent[]

/** A name that begins with an underscore has two in a row after the prefix is added. */
export const says = (name: string, props: TrackingEvent['props'] = {}): TrackingEvent => ({
  name: `customize_your_store_${name}`,
  props,
})

export const yesNo = (yes: boolean): 'yes' | 'no' => (yes ? 'yes' : 'no')
