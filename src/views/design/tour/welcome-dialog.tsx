/** Welcomes the merchant if an AI was asked for and could not be reached (A-14, docs/spec/design.md). Closing it skips the tour. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import { Dialog } from '../../ui/dialog'
import { useRecord } from '../../flow'

type Props = {
  readonly offersTour: boolean
  /** Called before the tour begins. */
  readonly onTour: () => void
}

export const WelcomeDialog = ({ offersTour, onTour }: Props) => {
  const record = useRecord()
  const close = () => void record(offersTour ? fact('TourSkipped') : fact('WelcomeClosed'))
  const take = () => {
    onTour()
    void record(fact('TourStarted'))
  }
  return (
    <Dialog className="cys-welcome" title={__('Welcome to your store!', 'customize-your-store')} onClose={close}>
      <p>
        <strong>
          {__('The AI could not be reached, so your store starts with a ready-made design.', 'customize-your-store')}
        </strong>
      </p>
      <p>
        {__(
          "But don't let that stop you! Start customizing the look and feel of your store by adding your logo and selecting your colors and layout.",
          'customize-your-store',
        )}
      </p>
      {offersTour && (
        <>
          <p>{__('A tour of two short steps shows you where everything is.', 'customize-your-store')}</p>
          <div className="cys-dialog__actions">
            <Button __next40pxDefaultSize variant="tertiary" onClick={close}>
              {__('Skip', 'customize-your-store')}
            </Button>
            <Button __next40pxDefaultSize variant="primary" onClick={take}>
              {__('Take a tour', 'customize-your-store')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
