/**
 * The list of the store's versions as last read, requests to keep a version or not, and the entity versions that Save expects.
 */
import { omit, pick } from 'es-toolkit'
import type { EventOfType, FlowEvent } from '../events'
import type { Recorded } from '../events/log'
import type { Publishable, Versions } from '../events/written'
import { initialVersions } from './initial'
import type { Saving } from './saving'
import { isDrafted, type Work } from './set-up/set-up'
import type { State } from './state'

export type VersionList = Omit<EventOfType<'VersionsReadReceived'>, 'type'>

export const reduceVersionList = (list: VersionList | null, event: FlowEvent): VersionList | null =>
  event.type === 'VersionsReadReceived' || event.type === 'VersionPinSet' ? withoutType(event) : list

const withoutType = ({ versions, live, before, saved }: VersionList): VersionList => ({ versions, live, before, saved })

/** Changes that the store has not confirmed yet, in the order in which they were requested. */
export type Pins = readonly Pin[]
type Pin = Omit<EventOfType<'VersionPinChosen'>, 'type'>

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

/** Whether a request to keep this version, or not to keep it, waits for the store's response. */
export const isAsked = (pins: Pins, id: number): boolean => pins.some(({ version }) => version === id)

/**
 * The store's version identifier of each entity, as last seen. Save expects these versions, so that it does not overwrite another user's
 * work (D-20). An entity that was written without a version is expected only after the next read: the change is the flow's own.
 */
export const reduceVersions = (versions: Versions, event: FlowEvent, state: Work & Pick<State, 'saving'>): Versions => {
  switch (event.type) {
    case 'DesignReadReceived':
      return isDrafted(state)
        ? { ...event.versions, ...versions }
        : { ...pick(versions, ['templates']), ...event.versions }
    // The settings contain the templates themselves.
    case 'EditorSettingsReadReceived':
      return versions.templates === undefined ? versions : omit(versions, ['templates'])
    case 'DesignPublished':
      return { ...versions, ...event.versions }
    case 'EntitySaved': {
      const { target, version } = event
      if (target.kind === 'menu' || target.kind === 'template' || target.kind === 'page') return versions
      return version === null ? omit(versions, [target.kind]) : { ...versions, [target.kind]: version }
    }
    // The publication may have reached the store; only the next read tells its versions.
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

/** The version that the merchant was asked about in the conflict. */
const foundOf = (what: Publishable, saving: Saving): Versions => {
  const found = saving.stage === 'failed' && saving.fault.tag === 'Conflicts' ? saving.fault.found : []
  return Object.fromEntries(found.flatMap((one) => (one.what === what ? [[what, one.version]] : [])))
}
