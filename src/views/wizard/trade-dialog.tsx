/**
 * The trades that the built-in suggestions know, with pictures. The merchant can choose one to replace the detected one.
 */
import { Button, SearchControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useState } from 'react'
import { fact } from '../../events'
import { tradesWith, type TradeItem, type UnderstoodView } from '../../projections/wizard'
import { useRecord } from '../flow'
import { Dialog } from '../ui/dialog'

type Props = { readonly view: UnderstoodView; readonly onClose: () => void }

export const TradeDialog = ({ view, onClose }: Props) => {
  const record = useRecord()
  const [typed, setTyped] = useState('')
  const found = tradesWith(typed, view.choices)
  const choose = (trade: string) => {
    onClose()
    void record(fact('TradeChosen', { trade }))
  }
  return (
    <Dialog title={__('What do you sell?', 'customize-your-store')} className="cys-trades" onClose={onClose}>
      <SearchControl
        __nextHasNoMarginBottom
        label={__('Search for what you sell', 'customize-your-store')}
        placeholder={__('Search for what you sell', 'customize-your-store')}
        value={typed}
        onChange={setTyped}
      />
      <Button variant="link" onClick={() => choose('')}>
        {__('None of these fits', 'customize-your-store')}
      </Button>
      <p className="cys-trades__none" role="status">
        {found.length === 0 &&
          __('Nothing matches. Try another word, or choose that none fits.', 'customize-your-store')}
      </p>
      <ul className="cys-trades__list">
        {found.map((item) => (
          <Trade key={item.trade} item={item} chosen={item.trade === view.chosen} onChoose={choose} />
        ))}
      </ul>
    </Dialog>
  )
}

type TradeProps = {
  readonly item: TradeItem
  readonly chosen: boolean
  readonly onChoose: (trade: string) => void
}

const Trade = ({ item: { trade, name, picture }, chosen, onChoose }: TradeProps) => (
  <li>
    <Button className="cys-trades__trade" aria-current={chosen} onClick={() => onChoose(trade)}>
      {picture === null ? (
        <span className="cys-trades__tile" />
      ) : (
        <img className="cys-trades__tile" src={picture} alt="" width={48} height={48} loading="lazy" />
      )}
      {name}
    </Button>
  </li>
)
