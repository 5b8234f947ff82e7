/** L-08: offers to continue or discard an open session, and summarizes it. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useState } from 'react'
import { fact } from '../../events'
import { offer } from '../../projections/intro/offer'
import { useProjection, useRecord } from '../flow'
import { offerSentence } from './offer-words'

export const OfferCard = () => {
  const open = useProjection(offer)
  const [asking, setAsking] = useState(false)
  const record = useRecord()
  if (open === null) return null
  return (
    <section className="cys-offer" aria-labelledby="cys-offer-title">
      <div className="cys-offer__words">
        <h2 id="cys-offer-title" className="cys-offer__title">
          {__('Pick up where you left off?', 'customize-your-store')}
        </h2>
        <p className="cys-offer__text">{offerSentence(open)}</p>
        {asking && (
          <p className="cys-offer__text" role="status">
            {__('Unsaved choices are discarded, and you start from the beginning.', 'customize-your-store')}
          </p>
        )}
      </div>
      {asking ? (
        <div className="cys-offer__buttons">
          <Button
            __next40pxDefaultSize
            isDestructive
            variant="primary"
            onClick={() => void record(fact('FlowAbandoned'))}
          >
            {__('Yes, start over', 'customize-your-store')}
          </Button>
          <Button __next40pxDefaultSize variant="tertiary" onClick={() => setAsking(false)}>
            {__('Keep my choices', 'customize-your-store')}
          </Button>
        </div>
      ) : (
        <div className="cys-offer__buttons">
          <Button __next40pxDefaultSize variant="primary" onClick={() => void record(fact('FlowContinued'))}>
            {__('Continue', 'customize-your-store')}
          </Button>
          <Button __next40pxDefaultSize variant="tertiary" onClick={() => setAsking(true)}>
            {__('Start over', 'customize-your-store')}
          </Button>
        </div>
      )}
    </section>
  )
}
