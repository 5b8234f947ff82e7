/** The list of the store's versions, as last told, and which of them the merchant has asked to keep, or not. */
import { omit, pick } from 'es-toolkit'
import type { EventOfType, FlowEvent } from '../events'
import type { Recorded } from '../events/log'
import type { Publishable, Versions } from '../events/written'
import type { Saving } from './saving'
import { isDrafted, type Work } from './set-up/set-up'
import type { State } from './state'

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
  { calls }: Pick<State, 'calls'>,
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

/** The store's name for each entity as it was last seen. Save expects them, so that another user's work is not overwritten (D-20). */
export const initialVersions: Versions = {}

/** What is written without a version is expected only after the next reading. It is the flow's own work, and nobody else's. */
export const reduceVersions = (versions: Versions, event: FlowEvent, state: Work & Pick<State, 'saving'>): Versions => {
  switch (event.type) {
    case 'DesignReadReceived':
      return isDrafted(state)
        ? { ...event.versions, ...versions }
        : { ...pick(versions, ['templates']), ...event.versions }
    // They tell of the templates themselves.
    case 'EditorSettingsReadReceived':
      return versions.templates === undefined ? versions : omit(versions, ['templates'])
    case 'DesignPublished':
      return { ...versions, ...event.versions }
    case 'EntitySaved': {
      const { target, version } = event
      if (target.kind === 'menu' || target.kind === 'template' || target.kind === 'page') return versions
      return version === null ? omit(versions, [target.kind]) : { ...versions, [target.kind]: version }
    }
    // It may be on the store, in whose words only the next reading tells.
    case 'PublicationAbandoned':
      return initialVersions
    case 'ThemeActivated':
      return omit(versions, ['theme'])
    case 'MineKept':
    case 'TheirsTaken':
      return { ...versions, ...foundOf(event.what, state.saving) }
    default:
      return versions
  }
}

/** The version that the merchant was asked about. */
const foundOf = (what: Publishable, saving: Saving): Versions => {
  const found = saving.stage === 'failed' && saving.fault.tag === 'Conflicts' ? saving.fault.found : []
  return Object.fromEntries(found.flatMap((one) => (one.what === what ? [[what, one.version]] : [])))
}
