/** A card of the tour. Not modal: the designer behind it stays usable. */
import { Button } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { closeSmall } from '@wordpress/icons'
import { useId, type KeyboardEvent } from 'react'
import { fact } from '../../../events'
import type { TourView } from '../../../projections/design/tour'
import { useRecord } from '../../flow'
import { TourButtons } from './tour-buttons'
import type { Words } from './tour-words'
import { useCardFocus } from './use-card-focus'

type Props = {
  readonly step: TourView['step']
  readonly words: Words
  /** Whether the merchant's own action opened this card. True for one card only. */
  readonly wasAsked: () => boolean
  readonly onAsk: () => void
}

export const TourCard = ({ step, words, wasAsked, onAsk }: Props) => {
  const { title, text } = words
  const record = useRecord()
  const id = useId()
  const card = useCardFocus(wasAsked, words)
  const close = () => void record(step === 0 ? fact('TourSkipped') : fact('TourClosed'))
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <div
      ref={card}
      className={`cys-tour is-step-${step}`}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      onKeyDown={press}
    >
      <div className="cys-tour__head">
        <h2 id={`${id}-title`} className="cys-tour__title">
          {title}
        </h2>
        <Button
          className="cys-tour__close"
          size="small"
          icon={closeSmall}
          label={__('Close Tour', 'customize-your-store')}
          onClick={close}
        />
      </div>
      <p id={`${id}-text`} className="cys-tour__text">
        {text}
      </p>
      <div className="cys-tour__foot">
        <span className="cys-tour__count">{step > 0 && counter(step)}</span>
        <TourButtons step={step} onAsk={onAsk} />
      </div>
    </div>
  )
}

const counter = (step: number) =>
  // translators: 1: number of the step. 2: how many steps there are.
  sprintf(__('Step %1$d of %2$d', 'customize-your-store'), step, 2)
