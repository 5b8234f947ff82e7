/** What customers ask for and only the merchant knows: folded below the last question of the quick start, each answer optional. */
import { TextareaControl, TextControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useState } from 'react'
import { fact } from '../../events'
import { shopFacts, type ShopFact } from '../../events/wizard'
import { isUnclear } from '../../markup/told-facts'
import { factsSoFar, isInQuickStart } from '../../projections/wizard'
import { useProjection, useRecord } from '../flow'
import { useInHand, type Pace } from '../ui/use-in-hand'
import './shop-facts.css'

export const ShopFacts = () => (useProjection(isInQuickStart) ? <Facts /> : null)

const Facts = () => {
  const told = useProjection(factsSoFar)
  const [open, setOpen] = useState(Object.values(told).some((text) => text !== ''))
  return (
    <details className="cys-facts" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{__('Add your address, opening hours and more, if you like', 'customize-your-store')}</summary>
      <p className="cys-facts__where">
        {__('What you write here goes into your pages and nowhere else.', 'customize-your-store')}
      </p>
      <div className="cys-facts__fields">
        {shopFacts.map((one) => (
          <Field key={one} fact={one} />
        ))}
      </div>
    </details>
  )
}

const Field = ({ fact: about }: { readonly fact: ShopFact }) => {
  const kept = useProjection(factsSoFar)[about] ?? ''
  const record = useRecord()
  const { value, change, settle } = useInHand(
    kept,
    (text) => record(fact('ShopFactTold', { fact: about, text })),
    whileTyping,
  )
  const [typing, setTyping] = useState(false)
  const { label, example = '', unclear = '', lines } = words[about]()
  const isWrong = !typing && isUnclear(about, value)
  const common = {
    label,
    placeholder: example,
    value,
    maxLength: longest,
    'aria-invalid': isWrong,
    help: isWrong ? <span role="alert">{unclear}</span> : undefined,
    onChange: (text: string) => {
      setTyping(true)
      change(text)
    },
    onBlur: () => {
      setTyping(false)
      settle()
    },
  }
  return lines === undefined ? (
    <TextControl __next40pxDefaultSize {...common} />
  ) : (
    <TextareaControl {...common} rows={lines} />
  )
}

/** How often what is typed is stored. */
const whileTyping: Pace = { rest: 300, longest: 2000 }

/** In characters. */
const longest = 500

type Words = {
  readonly label: string
  readonly example?: string
  /** Why an answer cannot be used. */
  readonly unclear?: string
  /** Height of a field for several lines. */
  readonly lines?: number
}

const words: Readonly<Record<ShopFact, () => Words>> = {
  address: () => ({
    label: __('Where your shop is', 'customize-your-store'),
    lines: 2,
  }),
  hours: () => ({
    label: __('Opening hours', 'customize-your-store'),
    example: [__('Mon – Fri: 10 – 18', 'customize-your-store'), __('Saturday: 10 – 14', 'customize-your-store')].join(
      '\n',
    ),
    lines: 2,
  }),
  phone: () => ({ label: __('Phone or email', 'customize-your-store') }),
  since: () => ({
    label: __('In business since', 'customize-your-store'),
    example: '1987',
    unclear: __('Please write a year, such as 1987.', 'customize-your-store'),
  }),
  delivery: () => ({
    label: __('Pick-up and delivery', 'customize-your-store'),
    example: __('Pick-up in the shop, delivery within 10 km', 'customize-your-store'),
    lines: 2,
  }),
  social: () => ({
    label: __('Your pages on social networks', 'customize-your-store'),
    example: 'instagram.com/…',
    unclear: __(
      'Please write each page’s address on a line of its own, such as instagram.com/your-store.',
      'customize-your-store',
    ),
    lines: 2,
  }),
}
