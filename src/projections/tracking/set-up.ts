/** Tracking events of a failed set-up without AI. */
import { themeSlug } from '../../catalogue/defaults'
import { isRunning } from '../../reducers/set-up/set-up'
import { causeOf } from './cause'
import { says, type TrackingRule } from './says'

export const inSetUp: TrackingRule = ({ setUp }, event) => {
  switch (event.type) {
    case 'ThemeInstallRefused':
      return isRunning(setUp) && setUp.way === 'without-ai'
        ? [says('_no_ai_install_and_activate_theme_error', { theme: themeSlug, error: causeOf(event.fault) })]
        : []
    default:
      return []
  }
}
