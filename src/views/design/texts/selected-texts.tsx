/** The texts of the section that is selected: each can be written anew here, or on the canvas where it stands (B-06). */
import { TextControl } from '@wordpress/components'
import { useInstanceId } from '@wordpress/compose'
import { __ } from '@wordpress/i18n'
import { useCallback, useState } from 'react'
import { selectedSection } from '../../../projections/design/sections'
import { textsOf, type TextItem, type TextKind, type TextPlace } from '../../../projections/design/texts'
import { useProjection, useRecord } from '../../flow'
import { fact } from '../../../events'
import { isSafeAddress } from '../../../markup/inline'
import { useInHand } from '../../ui/use-in-hand'
import { inSide, tooLong, useWritten } from './use-written'
import './texts.css'

export const SelectedTexts = () => <TextsOf section={useProjection(selectedSection)} heading="h3" />

type Props = {
  /** A section's id, 'header' or 'footer'; null for none. */
  readonly section: string | null
  /** Of the level below the heading above. */
  readonly heading: 'h2' | 'h3'
}

export const TextsOf = ({ section, heading: Heading }: Props) => {
  const items = useProjection(useCallback((state) => (section === null ? none : textsOf(state, section)), [section]))
  return items.length === 0 ? null : (
    <section className="cys-texts">
      <Heading className="cys-designer-menu__title">{__('Texts', 'customize-your-store')}</Heading>
      <ul>
        {items.map((item) => (
          <TextField key={`${item.section}:${item.block}`} item={item} />
        ))}
      </ul>
    </section>
  )
}

const none: readonly TextItem[] = []

/** One text of a section in the side, with its formats; of a button also where it leads. */
const TextField = ({ item }: { readonly item: TextItem }) => {
  const { line, over } = useWritten(item, { pace: inSide })
  const id = useInstanceId(TextField, 'cys-text')
  return (
    <li className={`cys-text ${over > 0 ? 'has-fault' : ''}`}>
      <span className="cys-text__label" id={`${id}-label`}>
        {kinds[item.kind]()}
        {item.isSample && <em> {__('Sample: put your own words here', 'customize-your-store')}</em>}
      </span>
      <div
        ref={line}
        className="cys-text__line"
        role="textbox"
        aria-multiline="false"
        aria-labelledby={`${id}-label`}
        aria-describedby={over > 0 ? `${id}-fault` : undefined}
        aria-invalid={over > 0}
        contentEditable
        suppressContentEditableWarning
        tabIndex={0}
        dir="auto"
        data-block={item.block}
      />
      <p className="cys-text__fault" id={`${id}-fault`} role="alert">
        {over > 0 && tooLong(over)}
      </p>
      {item.link !== null && <ButtonLink item={item} link={item.link} />}
    </li>
  )
}

const kinds: Readonly<Record<TextKind, () => string>> = {
  heading: () => __('Heading', 'customize-your-store'),
  paragraph: () => __('Text', 'customize-your-store'),
  item: () => __('List item', 'customize-your-store'),
  button: () => __('Button', 'customize-your-store'),
}

/** Pause after which what was typed counts, in milliseconds: an address half typed leads nowhere. */
const rest = 1500

type ButtonLinkProps = {
  readonly item: TextPlace
  readonly link: string
  /** What leads there. */
  readonly label?: string
  readonly example?: string
}

/** Where a button leads. What runs something, or is no address, stays in the field and says why. */
export const ButtonLink = ({ item: { section, block }, link, label, example = '/shop' }: ButtonLinkProps) => {
  const record = useRecord()
  const [typed, setTyped] = useState<string | null>(null)
  const hand = useInHand(
    link,
    (url, before) => (url === before ? Promise.resolve() : record(fact('ButtonLinked', { section, block, url }))),
    { rest },
  )
  const isGood = typed === null || isAddress(typed)
  const write = (text: string) => {
    setTyped(text)
    // While it is no address, the one from before stands.
    hand.change(isAddress(text) ? text.trim() : link)
  }
  const leave = () => {
    hand.settle()
    if (isGood) setTyped(null)
  }
  return (
    <TextControl
      __next40pxDefaultSize
      className="cys-text__link"
      label={label ?? __('Links to', 'customize-your-store')}
      type="text"
      inputMode="url"
      dir="ltr"
      value={typed ?? hand.value}
      placeholder={example}
      onChange={write}
      onBlur={leave}
      aria-invalid={!isGood}
      help={
        isGood ? undefined : (
          <span role="alert">
            {__('Please enter an address like /shop or https://example.com.', 'customize-your-store')}
          </span>
        )
      }
    />
  )
}

const isAddress = (text: string): boolean => isSafeAddress(text) && !/\s/.test(text.trim())
