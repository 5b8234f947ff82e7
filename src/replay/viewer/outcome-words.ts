import { __, sprintf } from '@wordpress/i18n'
import { screenName } from './screen-name'
import type { SessionOutcome } from './session-outcome'

/** How a session ended, for the list of sessions. */
export const outcomeWords = (outcome: SessionOutcome): string => {
  switch (outcome.kind) {
    case 'abandoned':
      return __('Abandoned', 'customize-your-store')
    case 'saved':
      return __('Saved', 'customize-your-store')
    case 'restored':
      return __('Former design restored', 'customize-your-store')
    case 'undone':
      return __('Restoring undone', 'customize-your-store')
    case 'stuck':
      // translators: %s: name of a screen.
      return sprintf(__('Stuck at an error: %s', 'customize-your-store'), screenName(outcome.screen))
    case 'open':
      return outcome.saved
        ? // translators: %s: name of a screen.
          sprintf(__('Saved, then left open: %s', 'customize-your-store'), screenName(outcome.screen))
        : // translators: %s: name of a screen.
          sprintf(__('Left open: %s', 'customize-your-store'), screenName(outcome.screen))
  }
}
