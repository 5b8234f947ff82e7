/**
 * A menu that the header refers to but that is not part of the design: the store's own, or WordPress's list of pages. It is never
 * overwritten.
 */
import { Button } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { chevronDown, chevronUp, pencil, trash } from '@wordpress/icons'
import type { KeyboardEvent } from 'react'
import { fact } from '../../../events'
import type { MenuItem, MenuView } from '../../../projections/design/menu'
import { adminPages, shop } from '../../../projections/shell'
import { useProjection, useRecord } from '../../flow'
import { NewTabLink } from '../../shell/store-preview'
import { announce } from '../announce'
import { itemName } from './labels'

type Props = { readonly view: Extract<MenuView, { readonly kind: 'store' | 'pages' }> }

export const StoreMenu = ({ view }: Props) => {
  const { editor } = useProjection(adminPages)
  return (
    <>
      <p className="cys-designer-sentence">
        {view.kind === 'pages'
          ? __(
              'This header has no links of its own, so WordPress fills its menu: with all your pages, if there is nothing else.',
              'customize-your-store',
            )
          : __(
              'This header shows a menu that your store already has. It stays as it is, because other pages may show it too.',
              'customize-your-store',
            )}
      </p>
      {view.kind === 'store' && (
        <ol className="cys-menu-list" aria-label={__('Links of the menu', 'customize-your-store')}>
          {(view.items ?? []).map((item) => (
            <li key={item.item} className="cys-section-row cys-menu-row">
              <MenuText item={item} />
            </li>
          ))}
        </ol>
      )}
      {view.own !== '' && <OwnMenu content={view.own} />}
      {view.kind === 'store' && view.id !== null && (
        <NewTabLink
          variant="link"
          className="cys-menu__edit"
          href={`${editor}?postType=wp_navigation&postId=${view.id}&canvas=edit`}
        >
          {__('Edit the store’s menu in the Editor', 'customize-your-store')}
        </NewTabLink>
      )}
    </>
  )
}

const OwnMenu = ({ content }: { readonly content: string }) => {
  const record = useRecord()
  const make = () => {
    void record(fact('MenuMadeOwn', { content }))
    announce(__('The header has a menu of its own now.', 'customize-your-store'))
  }
  return (
    <Button __next40pxDefaultSize className="cys-menu-add__button" variant="primary" onClick={make}>
      {__('Use a menu of its own for this design', 'customize-your-store')}
    </Button>
  )
}

type MenuRowProps = {
  readonly item: MenuItem
  readonly count: number
  readonly onRename: () => void
  readonly onMove: (direction: 'up' | 'down') => void
  readonly onRemove: () => void
}

/** One link of the menu, with its buttons. */
export const MenuRow = ({ item, count, onRename, onMove, onRemove }: MenuRowProps) => {
  const labels = labelsOf(itemName(item))
  const [first, last] = [item.item === 0, item.item === count - 1]
  // A disabled button keeps the focus, because moving a link down takes several presses.
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

/** A link's label, its target, and the links below it. */
const MenuText = ({ item }: { readonly item: MenuItem }) => {
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

/** The readable form of a URL: within the store, the path only. */
const shortened = (url: string, home: string): string => {
  const base = home.replace(/\/$/, '')
  const rest = base !== '' && url.startsWith(`${base}/`) ? url.slice(base.length) : url
  try {
    return decodeURI(rest)
  } catch {
    return rest
  }
}
