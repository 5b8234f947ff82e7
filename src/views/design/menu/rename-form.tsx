/** A link's label while it is rewritten, in the place of its row. */
import { Button, TextControl } from '@wordpress/components'
import { useInstanceId } from '@wordpress/compose'
import { __, sprintf } from '@wordpress/i18n'
import { check, closeSmall } from '@wordpress/icons'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import type { MenuItem } from '../../../projections/design/menu'
import { isComposing } from '../is-composing'
import { itemName } from './item-name'
import { inOneLine, labelFault } from './menu-fault'

type Props = {
  readonly item: MenuItem
  readonly onRename: (label: string) => void
  readonly onCancel: () => void
}

export const RenameForm = ({ item, onRename, onCancel }: Props) => {
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
