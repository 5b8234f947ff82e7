/** The list of the store's versions, as last told, and which of them the merchant has asked to keep, or not. */
import type { EventOfType, FlowEvent } from '../../events'
import type { Recorded } from '../../events/log/envelope'
import type { CallBook } from '../shell/call-book'

export type VersionList = Omit<EventOfType<'VersionsReadReceived'>, 'type'>

export const initialVersionList: VersionList | null = null

export const reduceVersionList = (list: VersionList | null, event: FlowEvent): VersionList | null =>
  event.type === 'VersionsReadReceived' || event.type === 'VersionPinSet' ? withoutType(event) : list

const withoutType = ({ versions, live, before, saved }: VersionList): VersionList => ({ versions, live, before, saved })

/** What the store has not answered yet, in the order in which it was asked for. */
export type Pins = readonly Pin[]
type Pin = Omit<EventOfType<'VersionPinChosen'>, 'type'>

export const initialPins: Pins = []

export const reducePins = (
  pins: Pins,
  { event, settles }: Recorded<FlowEvent>,
  { calls }: { readonly calls: CallBook },
): Pins => {
  switch (event.type) {
    case 'VersionPinChosen':
      return [...pins, { version: event.version, pinned: event.pinned }]
    case 'VersionPinSet':
    case 'VersionPinRefused':
    case 'VersionPinAbandoned': {
      const request = calls.open[settles ?? '']
      return request?.type === 'VersionPinRequested' ? pins.filter(({ version }) => version !== request.version) : pins
    }
    default:
      return pins
  }
}

/** Whether the store has been asked to keep this version, or not to, and has not answered. */
export const isAsked = (pins: Pins, id: number): boolean => pins.some(({ version }) => version === id)
