/** The screen for the links in the header (B-08). */
import { Button, TextControl } from '@wordpress/components'
import { useInstanceId } from '@wordpress/compose'
import { __, sprintf } from '@wordpress/i18n'
import { check, closeSmall } from '@wordpress/icons'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react'
import { menuView, type MenuItem } from '../../../projections/design/menu'
import { useProjection, useRecord } from '../../flow'
import { useTransientStore } from '../canvas/transient'
import { AddLink } from './add-link'
import { MenuRow, StoreMenu } from './store-menu'
import { isComposing } from '../../ui/keys'
import { inOneLine, itemName, labelFault } from './labels'
import { isFocusLost } from '../../ui/focus'
import { useMenuActions } from './use-menu-actions'
import { fact } from '../../../events'
import { menuPlaces, sellingMenu } from '../../../projections/design/menu-places'
import { pagesOfMenu } from '../../../projections/design/shop-pages'
import { announce } from '../announce'
import './menu.css'

export const StoreMenuScreen = () => {
  const transient = useTransientStore()
  useEffect(() => {
    transient.put({ goal: { to: 'top' } })
    return () => transient.put({ goal: null })
  }, [transient])
  return (
    <>
      <Menu />
      <SellingMenu />
    </>
  )
}

const Menu = () => {
  const view = useProjection(menuView)
  switch (view.kind) {
    case 'missing':
      return (
        <p className="cys-designer-sentence">
          {__('Your header has no menu. Choose one that has a menu to arrange its links here.', 'customize-your-store')}
        </p>
      )
    case 'own':
      return (
        <>
          <MenuList items={view.items} />
          <AddLink items={view.items} />
        </>
      )
    default:
      return <StoreMenu view={view} />
  }
}

/**
 * A button that creates a menu of categories and of the pages that shoppers look for. Save creates the pages that the store lacks.
 */
const SellingMenu = () => {
  const places = useProjection(menuPlaces)
  const pages = useProjection(pagesOfMenu)
  const { kind } = useProjection(menuView)
  const record = useRecord()
  if (kind === 'missing' || pages.length === 0) return null
  const missing = pages.filter(({ isMissing }) => isMissing)
  const content = sellingMenu(
    places,
    pages.map(({ target }) => target),
  )
  const use = async () => {
    for (const { page } of missing) await record(fact('PageAdded', { page }))
    await record(fact('MenuMadeOwn', { content }))
    announce(__('The header has a menu of its own now.', 'customize-your-store'))
  }
  return (
    <section className="cys-menu-add cys-selling-menu">
      <h2 className="cys-designer-menu__title">{__('A menu that sells', 'customize-your-store')}</h2>
      <p className="cys-designer-sentence">
        {__(
          'Your shop, its categories, and the pages that tell who you are and how to reach you.',
          'customize-your-store',
        )}
      </p>
      {missing.length > 0 && (
        <p className="cys-designer-sentence">
          {sprintf(
            // translators: %s: names of pages, e.g. "About us, Contact".
            __(
              'Your store does not have these pages yet: %s. Save makes them, with sample words for you to replace.',
              'customize-your-store',
            ),
            missing.map(({ target }) => target.label).join(', '),
          )}
        </p>
      )}
      <Button __next40pxDefaultSize className="cys-menu-add__button" variant="primary" onClick={() => void use()}>
        {__('Use this menu', 'customize-your-store')}
      </Button>
    </section>
  )
}

/** The links of the header's menu in order. They can be renamed, moved and removed. */
const MenuList = ({ items }: { readonly items: readonly MenuItem[] }) => {
  // The item itself instead of its index, because the index may belong to another link once the list changes.
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

type Action = 'up' | 'down' | 'rename' | 'remove'

type Focus = {
  readonly root: RefObject<HTMLOListElement>
  /** Moves the focus to a button of this row once the list has changed. */
  readonly focusNext: (item: number, action: Action) => void
}

/**
 * Keeps the focus on a link that moves, and near one that is removed. When the list first appears in place of a button, the focus moves to
 * the list.
 */
const useFocusOn = (items: readonly unknown[], renamed: unknown): Focus => {
  const root = useRef<HTMLOListElement>(null)
  const next = useRef<string | null>(null)
  useEffect(() => {
    if (isFocusLost()) root.current?.querySelector<HTMLElement>(usable)?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (next.current !== null) root.current?.querySelector<HTMLElement>(next.current)?.focus()
    next.current = null
  }, [items, renamed])
  return {
    root,
    focusNext: (item, action) => (next.current = `[data-item="${item}"] [data-action="${action}"]`),
  }
}

const usable = '[data-action]:not([aria-disabled="true"])'

type Props = {
  readonly item: MenuItem
  readonly onRename: (label: string) => void
  readonly onCancel: () => void
}

/** The form that replaces a row while its label is edited. */
const RenameForm = ({ item, onRename, onCancel }: Props) => {
  const [text, setText] = useState(item.label)
  const field = useRef<HTMLInputElement>(null)
  const id = useInstanceId(RenameForm, 'cys-menu-rename')
  const fault = labelFault(inOneLine(text))
  useEffect(() => {
    field.current?.select()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fault === null) onRename(inOneLine(text))
    else field.current?.focus()
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
    event.stopPropagation()
    onCancel()
  }
  return (
    <li className="cys-menu-form" data-item={item.item}>
      <form className="cys-menu-form__line" onSubmit={submit} onKeyDown={escape}>
        <TextControl
          __next40pxDefaultSize
          ref={field}
          // translators: %s: label of a link in the menu.
          label={sprintf(__('New label for %s', 'customize-your-store'), itemName(item))}
          value={text}
          onChange={setText}
          dir="auto"
          aria-invalid={fault !== null}
          aria-describedby={id}
        />
        <div className="cys-section-row__buttons">
          <Button type="submit" icon={check} label={__('Apply the new label', 'customize-your-store')} />
          <Button icon={closeSmall} label={__('Cancel', 'customize-your-store')} onClick={onCancel} />
        </div>
      </form>
      <p className="cys-menu__fault" id={id} role="alert">
        {fault}
      </p>
    </li>
  )
}
