/** The store's name for each entity as it was last seen. Save expects them, so that another user's work is not overwritten (D-20). */
import { omit, pick } from 'es-toolkit'
import type { FlowEvent } from '../../events'
import type { Publishable, Versions } from '../../events/saving/version'
import { isDrafted, type Work } from '../set-up/drafted'
import type { Saving } from './saving'

export const initialVersions: Versions = {}

/** What is written without a version is expected only after the next reading. It is the flow's own work, and nobody else's. */
export const reduceVersions = (
  versions: Versions,
  event: FlowEvent,
  state: Work & { readonly saving: Saving },
): Versions => {
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
