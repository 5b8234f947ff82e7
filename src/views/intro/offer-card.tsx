/** Summarizes an open session and offers to continue or discard it (L-08). */
import { Button } from '@wordpress/components'
import { __, _n, _x, sprintf } from '@wordpress/i18n'
import { useState } from 'react'
import { fact } from '../../events'
import { offer, type Done, type Offer } from '../../projections/intro-offer'
import { useProjection, useRecord } from '../flow'
import { Door, later } from '../ui/later'
import { answeredWords } from '../wizard/questions'

/** Loaded later, because it has to know what the page is drawn from. The offer is complete without it. */
const picture = later(() => import('./offer-picture').then(({ OfferPicture }) => OfferPicture))

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

/** Summarizes a session and its age in a sentence: "12 changes to your design — 3 minutes ago". */
export const offerSentence = ({ done, away }: Offer): string => {
  const [first = '', ...others] = done.map(phrase)
  const words = [first, ...others].join(_x(', ', 'between the items of a list', 'customize-your-store'))
  const deeds = words.charAt(0).toLocaleUpperCase() + words.slice(1)
  // translators: 1: what was done, e.g. "Business described, look chosen". 2: when, e.g. "3 minutes ago".
  return away === null ? deeds : sprintf(__('%1$s — %2$s', 'customize-your-store'), deeds, ago(away))
}

const phrase = (done: Done): string => {
  switch (done.what) {
    case 'description-begun':
      return __('business description started', 'customize-your-store')
    case 'answered':
      return answeredWords[done.step]()
    case 'generation-begun':
      return __('all questions answered, your store is being generated', 'customize-your-store')
    case 'generation-failed':
      return __('your store could not be generated yet', 'customize-your-store')
    case 'foundations-begun':
      return __('store setup started', 'customize-your-store')
    case 'foundations-laid':
      return __('setup finished, nothing customized yet', 'customize-your-store')
    case 'changed':
      return sprintf(
        // translators: %d: a number of changes.
        _n('%d change to your design', '%d changes to your design', done.count, 'customize-your-store'),
        done.count,
      )
  }
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const ago = (milliseconds: number): string => {
  const count = (unit: number) => Math.floor(milliseconds / unit)
  if (milliseconds < minute) return __('a moment ago', 'customize-your-store')
  // translators: %d: a number of minutes.
  if (milliseconds < hour)
    return sprintf(_n('%d minute ago', '%d minutes ago', count(minute), 'customize-your-store'), count(minute))
  // translators: %d: a number of hours.
  if (milliseconds < day)
    return sprintf(_n('%d hour ago', '%d hours ago', count(hour), 'customize-your-store'), count(hour))
  // translators: %d: a number of days.
  return sprintf(_n('%d day ago', '%d days ago', count(day), 'customize-your-store'), count(day))
}
