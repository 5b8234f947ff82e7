/** Where a button leads. What runs something, or is no address, stays in the field and says why. */
import { TextControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useState } from 'react'
import { fact } from '../../../events'
import { isSafeAddress } from '../../../markup/inline'
import type { TextPlace } from '../../../projections/design/texts'
import { useRecord } from '../../flow'
import { useInHand } from '../../ui/use-in-hand'

/** Pause after which what was typed counts, in milliseconds: an address half typed leads nowhere. */
const rest = 1500

type Props = {
  readonly item: TextPlace
  readonly link: string
  /** What leads there. */
  readonly label?: string
  readonly example?: string
}

export const ButtonLink = ({ item: { section, block }, link, label, example = '/shop' }: Props) => {
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
