/** One link of the menu, with the buttons for it. */
import { Button } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { chevronDown, chevronUp, pencil, trash } from '@wordpress/icons'
import type { KeyboardEvent } from 'react'
import type { MenuItem } from '../../../projections/design/menu'
import { itemName } from './item-name'
import { MenuText } from './menu-text'

type Props = {
  readonly item: MenuItem
  readonly count: number
  readonly onRename: () => void
  readonly onMove: (direction: 'up' | 'down') => void
  readonly onRemove: () => void
}

export const MenuRow = ({ item, count, onRename, onMove, onRemove }: Props) => {
  const labels = labelsOf(itemName(item))
  const [first, last] = [item.item === 0, item.item === count - 1]
  // A button that becomes disabled keeps its focus: moving a link down takes several presses.
  const common = { size: 'compact', accessibleWhenDisabled: true } as const
  const byKeys = (event: KeyboardEvent) => {
    const direction = event.altKey ? directions[event.key] : undefined
    if (direction === undefined || (direction === 'up' ? first : last)) return
    event.preventDefault()
    onMove(direction)
  }
  return (
    <li className="cys-section-row cys-menu-row" data-item={item.item} onKeyDown={byKeys}>
      <MenuText item={item} />
      <div className="cys-section-row__buttons">
        <Button
          {...common}
          data-action="up"
          icon={chevronUp}
          label={labels.up}
          aria-keyshortcuts="Alt+ArrowUp"
          disabled={first}
          onClick={() => onMove('up')}
        />
        <Button
          {...common}
          data-action="down"
          icon={chevronDown}
          label={labels.down}
          aria-keyshortcuts="Alt+ArrowDown"
          disabled={last}
          onClick={() => onMove('down')}
        />
        {item.canRename && (
          <Button {...common} data-action="rename" icon={pencil} label={labels.rename} onClick={onRename} />
        )}
        <Button
          {...common}
          data-action="remove"
          icon={trash}
          label={labels.remove}
          disabled={count === 1}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}

const directions: Readonly<Record<string, 'up' | 'down'>> = { ArrowUp: 'up', ArrowDown: 'down' }

const labelsOf = (name: string) => ({
  // translators: %s: label of a link in the menu.
  up: sprintf(__('Move link up: %s', 'customize-your-store'), name),
  // translators: %s: label of a link in the menu.
  down: sprintf(__('Move link down: %s', 'customize-your-store'), name),
  // translators: %s: label of a link in the menu.
  rename: sprintf(__('Rename link: %s', 'customize-your-store'), name),
  // translators: %s: label of a link in the menu.
  remove: sprintf(__('Remove link: %s', 'customize-your-store'), name),
})
