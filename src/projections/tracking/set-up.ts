/** What a failed set-up says to the tracker. */
import { themeSlug } from '../../catalogue/defaults'
import type { Fault } from '../../events/fault'
import { isRunning } from '../../reducers/set-up'
import { says, type Family } from './says'

export const inSetUp: Family = (before, event) => {
  switch (event.type) {
    case 'ThemeInstallRefused':
    case 'ThemeActivationRefused':
      return isRunning(before.setUp)
        ? [says('_no_ai_install_and_activate_theme_error', { theme: themeSlug, error: causeOf(event.fault) })]
        : []
    default:
      return []
  }
}

/** Not a sentence for people: the same in every language. */
const causeOf = (fault: Fault): string => {
  switch (fault.tag) {
    case 'Refused':
      return fault.message === '' ? fault.code : fault.message
    case 'Garbled':
      return fault.what
    default:
      return fault.tag
  }
}
