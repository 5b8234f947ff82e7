/** Steps of the design by name, as undo and redo show them. */
import { __, sprintf } from '@wordpress/i18n'
import type { Step } from '../../projections/designer/history'

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
  }
}
