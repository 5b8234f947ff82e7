/** Why the theme cannot be changed here, and who could change it. */
import { __ } from '@wordpress/i18n'
import type { Obstacle } from '../../reducers/set-up/theme-to-design'

export const obstacleSentence = (obstacle: Obstacle): string => {
  switch (obstacle) {
    case 'account':
      return __(
        'Your account is not allowed to change themes. Ask an administrator of the store for help.',
        'customize-your-store',
      )
    case 'files':
      return __(
        'No theme can be installed here, because this site does not allow changes to its files. Whoever hosts or maintains it can install one.',
        'customize-your-store',
      )
  }
}

/** Where the theme cannot be designed either. */
export const nothingToDesign = (obstacle: Obstacle): string =>
  `${__('The store designer needs a block theme, and your current theme is not one.', 'customize-your-store')} ${obstacleSentence(obstacle)}`
