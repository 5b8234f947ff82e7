/** The links of the header's menu in order: renamed, moved and removed here. */
import { __ } from '@wordpress/i18n'
import { useState } from 'react'
import type { MenuItem } from '../../../projections/design/menu'
import { MenuRow } from './menu-row'
import { RenameForm } from './rename-form'
import { useFocusOn } from './use-focus-on'
import { useMenuActions } from './use-menu-actions'

export const MenuList = ({ items }: { readonly items: readonly MenuItem[] }) => {
  // As it was then: in a changed list its place may be another link's.
  const [renamed, setRenamed] = useState<MenuItem | null>(null)
  const { root, focusNext } = useFocusOn(items, renamed)
  const { rename, move, remove } = useMenuActions(items.length)
  const close = (item: MenuItem) => {
    focusNext(item.item, 'rename')
    setRenamed(null)
  }
  return (
    <>
      <ol ref={root} className="cys-menu-list" aria-label={__('Links of the menu', 'customize-your-store')}>
        {items.map((item) =>
          item === renamed ? (
            <RenameForm
              key={item.item}
              item={item}
              onRename={(label) => {
                rename(item, label)
                close(item)
              }}
              onCancel={() => close(item)}
            />
          ) : (
            <MenuRow
              key={item.item}
              item={item}
              count={items.length}
              onRename={() => setRenamed(item)}
              onMove={(direction) => {
                focusNext(item.item + (direction === 'up' ? -1 : 1), direction)
                move(item, direction)
              }}
              onRemove={() => {
                focusNext(Math.min(item.item, items.length - 2), 'remove')
                remove(item)
              }}
            />
          ),
        )}
      </ol>
      {items.length === 1 && (
        <p className="cys-menu__hint">
          {__(
            'The last link cannot be removed: WordPress would fill an empty menu with all your pages. Add another link first.',
            'customize-your-store',
          )}
        </p>
      )}
    </>
  )
}
