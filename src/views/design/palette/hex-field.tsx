/** A color as text. Six digits apply immediately, three when the field loses focus; an invalid text stays, with a message. */
import { TextControl } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { useState, type KeyboardEvent } from 'react'
import { isComposing } from '../is-composing'

type Props = {
  readonly name: string
  readonly colour: string
  /** Shown while there is no color. */
  readonly placeholder: string
  readonly onChange: (colour: string) => void
  /** Called on blur and on Enter. */
  readonly onDone: () => void
}

export const HexField = ({ name, colour, placeholder, onChange, onDone }: Props) => {
  const [text, setText] = useState<string | null>(null)
  const [bad, setBad] = useState(false)
  const forget = () => {
    setText(null)
    setBad(false)
  }
  const type = (typed: string) => {
    setText(typed)
    setBad(false)
    const full = /^\s*#?([0-9a-f]{6})\s*$/i.exec(typed)?.[1]
    if (full !== undefined) onChange(`#${full.toLowerCase()}`)
  }
  const leave = () => {
    const digits = /^\s*#?((?:[0-9a-f]{3}){1,2})\s*$/i.exec(text ?? '')?.[1]?.toLowerCase()
    if (digits !== undefined) onChange(`#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`)
    if (digits !== undefined || text === null || text.trim() === '') forget()
    else setBad(true)
    onDone()
  }
  const press = ({ key, nativeEvent }: KeyboardEvent) => {
    if (isComposing(nativeEvent)) return
    if (key === 'Enter') leave()
    if (key === 'Escape') forget()
  }
  return (
    <TextControl
      __next40pxDefaultSize
      className={`cys-hex ${bad ? 'is-bad' : ''}`}
      // translators: %s: a place on the page, e.g. "Links".
      label={sprintf(__('%s, hex color', 'customize-your-store'), name)}
      hideLabelFromVision
      help={bad ? <span role="alert">{__('Please enter a color like #1a2b3c.', 'customize-your-store')}</span> : null}
      aria-invalid={bad}
      dir="ltr"
      spellCheck={false}
      autoComplete="off"
      placeholder={placeholder}
      value={text ?? colour}
      onChange={type}
      onBlur={leave}
      onKeyDown={press}
    />
  )
}
