/** Names for the steps of the design, as shown by undo and redo. */
import { __, sprintf } from '@wordpress/i18n'
import type { Step } from '../../projections/design/history'
import { templateTitle } from './homepage/template-title'
import { stepPlaceName } from './palette/place-name'

export const stepName = ({ kind, title }: Step): string => {
  switch (kind) {
    case 'palette':
      // translators: %s: name of a color palette.
      return sprintf(__('Palette: %s', 'customize-your-store'), title)
    case 'fonts':
      // translators: %s: name of a pair of fonts.
      return sprintf(__('Fonts: %s', 'customize-your-store'), title)
    case 'header':
      // translators: %s: name of a header pattern.
      return sprintf(__('Header: %s', 'customize-your-store'), title)
    case 'footer':
      // translators: %s: name of a footer pattern.
      return sprintf(__('Footer: %s', 'customize-your-store'), title)
    case 'insert':
      // translators: %s: name of a pattern.
      return sprintf(__('Add section: %s', 'customize-your-store'), title)
    case 'shuffle':
      // translators: %s: name of a pattern.
      return sprintf(__('Shuffle to: %s', 'customize-your-store'), title)
    case 'move':
      return title === 'up'
        ? __('Move section up', 'customize-your-store')
        : __('Move section down', 'customize-your-store')
    case 'delete':
      return __('Delete section', 'customize-your-store')
    case 'template':
      // translators: %s: name of a ready home page.
      return sprintf(__('Home page: %s', 'customize-your-store'), templateTitle(title))
    case 'new-start':
      return __('New start', 'customize-your-store')
    case 'colour':
      // translators: %s: a place on the page, e.g. "Links".
      return sprintf(__('Custom color: %s', 'customize-your-store'), stepPlaceName(title))
    case 'own-colours-reset':
      return __('Reset to palette', 'customize-your-store')
    case 'logo':
      // translators: %s: name of a picture file.
      return sprintf(__('Logo: %s', 'customize-your-store'), title)
    case 'logo-removed':
      return __('Delete logo', 'customize-your-store')
    case 'logo-width':
      // translators: %s: a number of pixels.
      return sprintf(__('Logo width: %s pixels', 'customize-your-store'), title)
    case 'logo-link':
      return title === 'on'
        ? __('Link logo to homepage', 'customize-your-store')
        : __('Do not link logo', 'customize-your-store')
    case 'theirs':
      return __('Use the other person’s version', 'customize-your-store')
    case 'restore':
      return __('Previous design', 'customize-your-store')
    case 'site-icon':
      return title === 'on'
        ? __('Use logo as site icon', 'customize-your-store')
        : __('Do not use logo as site icon', 'customize-your-store')
  }
}
