/** What the built-in suggestions made of the description, and the way to put it right. */
import { Button } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { useState } from 'react'
import { understoodView, type UnderstoodView } from '../../projections/wizard/understood'
import { useProjection } from '../flow'
import { TradeDialog } from './trade-dialog'
import './understood.css'

export const UnderstoodLine = () => {
  const view = useProjection(understoodView)
  const [open, setOpen] = useState(false)
  if (view === null) return null
  return (
    <div className="cys-understood">
      <p role="status">{sentence(view)}</p>
      <Button variant="link" onClick={() => setOpen(true)}>
        {view.trades.length > 0
          ? __('Not right? Choose', 'customize-your-store')
          : __('Choose what you sell', 'customize-your-store')}
      </Button>
      {open && <TradeDialog view={view} onClose={() => setOpen(false)} />}
    </div>
  )
}

const sentence = ({ trades, place, name, chosen }: UnderstoodView): string => {
  if (trades.length > 0)
    return sprintf(
      // translators: %s: what the shop sells, where it is and its name, e.g. "Pet food · Lisbon · Patinha".
      chosen === null ? __('Understood: %s', 'customize-your-store') : __('You chose: %s', 'customize-your-store'),
      [...trades, ...[place, name].filter((one) => one !== null)].join(' · '),
    )
  return chosen === null
    ? __(
        'We did not recognize what you sell, so your store starts with neutral texts and images.',
        'customize-your-store',
      )
    : __('Your store starts with neutral texts and images.', 'customize-your-store')
}
