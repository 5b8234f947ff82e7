/** The name of a part of the design that Save writes. */
import { __ } from '@wordpress/i18n'
import type { Target } from '../../events/saving/saving'

export const partName = (what: Target['kind']): string => {
  switch (what) {
    case 'header':
      return __('Header', 'customize-your-store')
    case 'footer':
      return __('Footer', 'customize-your-store')
    case 'home':
      return __('Homepage', 'customize-your-store')
    case 'styles':
      return __('Colors and fonts', 'customize-your-store')
    case 'site':
      return __('Logo', 'customize-your-store')
    case 'template':
      return __('Pages of the shop', 'customize-your-store')
    case 'page':
      return __('A new page', 'customize-your-store')
    case 'menu':
      return __('Menu', 'customize-your-store')
  }
}
