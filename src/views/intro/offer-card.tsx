/** Summarizes an open session and offers to continue or discard it (L-08). */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useState } from 'react'
import { fact } from '../../events'
import { offer } from '../../projections/intro-offer'
import { useProjection, useRecord } from '../flow'
import { Door, later } from '../ui/later'

/** Loaded later, so that the intro stays light. The offer can be taken without them. */
const picture = later(() => import('./offer-details').then(({ OfferPicture }) => OfferPicture))
const sentence = later(() => import('./offer-details').then(({ OfferSentence }) => OfferSentence))

export const OfferCard = () => {
  const open = useProjection(offer)
  const [asking, setAsking] = useState(false)
  const record = useRecord()
  if (open === null) return null
  return (
    <section className="cys-offer" aria-labelledby="cys-offer-title">
      <Door to={picture} wait={null} stuck={() => null} />
      <div className="cys-offer__words">
        <h2 id="cys-offer-title" className="cys-offer__title">
          {__('Carry on with your design', 'customize-your-store')}
        </h2>
        <Door to={sentence} wait={<p className="cys-offer__text is-coming" />} stuck={() => null} />
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
