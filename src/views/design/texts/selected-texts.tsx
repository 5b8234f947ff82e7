/** The texts of the selected section. Each can be edited here, or directly on the canvas (B-06). */
import { TextControl } from '@wordpress/components'
import { useInstanceId } from '@wordpress/compose'
import { __ } from '@wordpress/i18n'
import { useCallback, useState } from 'react'
import { selectedSection } from '../../../projections/design/sections'
import { textsOf, type TextItem, type TextKind, type TextPlace } from '../../../projections/design/texts'
import { useProjection, useRecord } from '../../flow'
import { fact } from '../../../events'
import { isSafeAddress } from '../../../markup/safe-address'
import { leadsNowhere } from '../../../projections/design/link-places'
import { useInHand } from '../../ui/use-in-hand'
import { LinkOfButton } from '../links/button-link'
import { inSide, tooLong, useWritten } from './use-written'
import './texts.css'

export const SelectedTexts = () => <TextsOf section={useProjection(selectedSection)} heading="h3" />

type Props = {
  /** A section's id, 'header' or 'footer'; null for none. */
  readonly section: string | null
  /** The level of this list's heading: one below the heading above it. */
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

/** A field for one text of a section, with its formatting; for a button, also its link. */
const TextField = ({ item }: { readonly item: TextItem }) => {
  const { line, over } = useWritten(item, { pace: inSide })
  const id = useInstanceId(TextField, 'cys-text')
  const hasGone = useProjection(useCallback((state) => leadsNowhere(state, item.html), [item.html]))
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
      {item.link !== null && <LinkOfButton place={item} link={item.link} />}
      {hasGone && (
        <p className="cys-text__fault">
          {__('A link in this text leads to something that was deleted or is not public.', 'customize-your-store')}
        </p>
      )}
    </li>
  )
}

const kinds: Readonly<Record<TextKind, () => string>> = {
  heading: () => __('Heading', 'customize-your-store'),
  paragraph: () => __('Text', 'customize-your-store'),
  item: () => __('List item', 'customize-your-store'),
  button: () => __('Button', 'customize-your-store'),
}

/**
 * Pause in typing after which a link is recorded, in milliseconds. A partly typed URL leads nowhere, so the pause is long.
 */
const rest = 1500

type ButtonLinkProps = {
  readonly item: TextPlace
  readonly link: string
  /** The label of the field. */
  readonly label?: string
  readonly example?: string
}

/**
 * A field for the target of a button. A URL that runs code, or text that is not a URL, stays in the field with an error message.
 */
export const ButtonLink = ({ item: { section, block }, link, label, example = '/shop' }: ButtonLinkProps) => {
  const record = useRecord()
  const [typed, setTyped] = useState<string | null>(null)
  const hand = useInHand(
    link,
    (url, before) =>
      url === before ? Promise.resolve() : record(fact('ButtonLinked', { section, block, url, entity: null })),
    { rest },
  )
  const isGood = typed === null || isAddress(typed)
  const write = (text: string) => {
    setTyped(text)
    // An invalid URL is not recorded; the previous one stays.
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
