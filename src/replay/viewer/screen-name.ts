import { __ } from '@wordpress/i18n'
import type { Screen } from '../../projections/screen'

/** What a screen is called in the flow log. */
export const screenName = (name: Screen): string => {
  switch (name) {
    case 'opening':
      return __('Opening', 'customize-your-store')
    case 'intro':
      return __('Intro', 'customize-your-store')
    case 'wizard':
      return __('Wizard', 'customize-your-store')
    case 'loader':
      return __('Loader', 'customize-your-store')
    case 'designer':
      return __('Store designer', 'customize-your-store')
    case 'incompatible':
      return __('Classic theme', 'customize-your-store')
    case 'closing':
      return __('Closing screen', 'customize-your-store')
  }
}
