/** A form that adds a link at the end of the menu: to a page or category of the store, or to a URL. */
import { Button, SelectControl, TextControl } from '@wordpress/components'
import { useInstanceId } from '@wordpress/compose'
import { __ } from '@wordpress/i18n'
import { useRef, useState, type FormEvent, type RefObject } from 'react'
import type { MenuTarget } from '../../../markup/menu-link'
import { addressOf, type MenuItem } from '../../../projections/design/menu'
import { menuPlaces } from '../../../projections/design/menu-places'
import { useProjection } from '../../flow'
import { addressFault, inOneLine, labelFault } from './labels'
import { useMenuActions } from './use-menu-actions'

const typed = 'typed'

export const AddLink = ({ items }: { readonly items: readonly MenuItem[] }) => {
  const { shop, pages, categories } = useProjection(menuPlaces)
  const there = new Set(items.map(({ url }) => url))
  const isNew = ({ url }: MenuTarget) => !there.has(url)
  const groups = [
    { title: __('Pages', 'customize-your-store'), targets: [...shop, ...pages].filter(isNew) },
    { title: __('Product categories', 'customize-your-store'), targets: categories.filter(isNew) },
  ].filter(({ targets }) => targets.length > 0)
  const all = groups.flatMap(({ targets }) => targets)
  const [choice, setChoice] = useState('')
  const target = all.find(({ url }) => url === choice) ?? null
  const isTyped = choice === typed || all.length === 0
  const { add } = useMenuActions(items.length)
  return (
    <section className="cys-menu-add">
      <h2 className="cys-designer-menu__title">{__('Add a link', 'customize-your-store')}</h2>
      <SelectControl
        __next40pxDefaultSize
        label={__('Links to', 'customize-your-store')}
        value={isTyped ? typed : (target?.url ?? '')}
        onChange={setChoice}
      >
        {all.length > 0 && <option value="">{__('Choose a page', 'customize-your-store')}</option>}
        {groups.map(({ title, targets }) => (
          <optgroup key={title} label={title}>
            {targets.map(({ url, label }) => (
              <option key={url} value={url}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
        <option value={typed}>{__('Another address', 'customize-your-store')}</option>
      </SelectControl>
      {isTyped ? (
        <TypedLink onAdd={add} />
      ) : (
        <AddButton
          disabled={target === null}
          onClick={() => {
            if (target !== null) add(target)
            setChoice('')
          }}
        />
      )}
    </section>
  )
}

type AddButtonProps = { readonly disabled?: boolean; readonly onClick?: () => void }

const AddButton = ({ disabled = false, onClick }: AddButtonProps) => (
  <Button
    __next40pxDefaultSize
    accessibleWhenDisabled
    disabled={disabled}
    className="cys-menu-add__button"
    variant="primary"
    type={onClick === undefined ? 'submit' : 'button'}
    onClick={onClick}
  >
    {__('Add to the menu', 'customize-your-store')}
  </Button>
)

const empty = { label: '', address: '' }

const TypedLink = ({ onAdd }: { readonly onAdd: (target: MenuTarget) => void }) => {
  const [text, setText] = useState(empty)
  // Errors are shown only after the merchant first tries to add the link.
  const [tried, setTried] = useState(false)
  const [label, address] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const faults = { label: labelFault(inOneLine(text.label)), address: addressFault(text.address) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const url = addressOf(text.address)
    if (faults.label !== null || url === null) {
      setTried(true)
      return (faults.label === null ? address : label).current?.focus()
    }
    onAdd({ label: inOneLine(text.label), url, entity: null })
    setText(empty)
    setTried(false)
    label.current?.focus()
  }
  return (
    <form className="cys-menu-add__typed" onSubmit={submit} noValidate>
      <FaultyField
        field={label}
        label={__('Label', 'customize-your-store')}
        value={text.label}
        fault={tried ? faults.label : null}
        onChange={(next) => setText({ ...text, label: next })}
        dir="auto"
      />
      <FaultyField
        field={address}
        label={__('Address', 'customize-your-store')}
        value={text.address}
        fault={tried ? faults.address : null}
        onChange={(next) => setText({ ...text, address: next })}
        dir="ltr"
      />
      <AddButton />
    </form>
  )
}

type Props = {
  readonly field: RefObject<HTMLInputElement>
  readonly label: string
  readonly value: string
  /** A sentence that explains the error; null if there is none. */
  readonly fault: string | null
  readonly onChange: (text: string) => void
  readonly dir: 'auto' | 'ltr'
}

/** A field with an error message below it. */
const FaultyField = ({ field, fault, ...control }: Props) => {
  const id = useInstanceId(FaultyField, 'cys-menu-fault')
  return (
    <div className={fault === null ? '' : 'has-fault'}>
      <TextControl
        __next40pxDefaultSize
        ref={field}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : id}
        {...control}
      />
      <p className="cys-menu__fault" id={id} role="alert">
        {fault}
      </p>
    </div>
  )
}
