/** The buttons on a card of the tour: start or skip, next and previous, and done. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import type { TourView } from '../../../projections/design/tour'
import { useRecord } from '../../flow'

type Props = {
  readonly step: TourView['step']
  /** Called before a button opens another card. */
  readonly onAsk: () => void
}

export const TourButtons = ({ step, onAsk }: Props) => {
  const record = useRecord()
  const start = () => {
    onAsk()
    void record(fact('TourStarted'))
  }
  const open = (next: number) => {
    onAsk()
    void record(fact('TourStepOpened', { step: next }))
  }
  switch (step) {
    case 0:
      return (
        <>
          <Button size="compact" variant="tertiary" onClick={() => void record(fact('TourSkipped'))}>
            {__('Skip', 'customize-your-store')}
          </Button>
          <Button size="compact" variant="primary" onClick={start}>
            {__('Take a tour', 'customize-your-store')}
          </Button>
        </>
      )
    case 1:
      return (
        <Button size="compact" variant="primary" onClick={() => open(2)}>
          {__('Next', 'customize-your-store')}
        </Button>
      )
    case 2:
      return (
        <>
          <Button size="compact" variant="tertiary" onClick={() => open(1)}>
            {__('Previous', 'customize-your-store')}
          </Button>
          <Button size="compact" variant="primary" onClick={() => void record(fact('TourFinished'))}>
            {__('Done', 'customize-your-store')}
          </Button>
        </>
      )
  }
}
