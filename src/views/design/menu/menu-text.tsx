/** A link's label, where it leads, and what is below it. */
import { __, sprintf } from '@wordpress/i18n'
import type { MenuItem } from '../../../projections/design/menu'
import { shop } from '../../../projections/shell/admin-pages'
import { useProjection } from '../../flow'
import { itemName } from './item-name'

export const MenuText = ({ item }: { readonly item: MenuItem }) => {
  const { home } = useProjection(shop)
  const name = itemName(item)
  return (
    <div className="cys-menu-row__text" title={name}>
      <span className="cys-menu-row__label" dir="auto">
        {name}
      </span>
      {item.url !== null && (
        <span className="cys-menu-row__address" dir="ltr">
          {shortened(item.url, home)}
        </span>
      )}
      {item.below.length > 0 && (
        <span className="cys-menu-row__address">
          {
            // translators: %s: labels of links in a submenu, with commas between them.
            sprintf(__('With: %s', 'customize-your-store'), item.below.join(', '))
          }
        </span>
      )}
    </div>
  )
}

/** An address within the store without the store's own, as people would read it. */
const shortened = (url: string, home: string): string => {
  const base = home.replace(/\/$/, '')
  const rest = base !== '' && url.startsWith(`${base}/`) ? url.slice(base.length) : url
  try {
    return decodeURI(rest)
  } catch {
    return rest
  }
}
