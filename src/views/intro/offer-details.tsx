/** What the intro says of the design that it offers to carry on with: a picture, what was done, and when. */
import { __, _n, _x, sprintf } from '@wordpress/i18n'
import { useState } from 'react'
import { offer, type Done, type Offer } from '../../projections/intro-offer'
import { useLastPicture } from '../design/canvas/last-picture'
import { useProjection } from '../flow'
import { answeredWords } from '../wizard/questions'
import '../shell/store-preview.css'

/** The design as it was last drawn; nothing if there is no picture of the current one. */
export const OfferPicture = () => {
  const html = useLastPicture()
  const [shown, setShown] = useState(false)
  if (html === null) return null
  return (
    <div
      className={`cys-store-preview cys-offer__picture ${shown ? 'is-shown' : ''}`}
      aria-hidden="true"
      {...{ inert: '' }}
    >
      <iframe
        className="cys-store-preview__frame"
        title={__('Preview of your homepage', 'customize-your-store')}
        tabIndex={-1}
        sandbox="allow-same-origin"
        srcDoc={html}
        onLoad={() => setShown(true)}
      />
    </div>
  )
}

export const OfferSentence = () => {
  const open = useProjection(offer)
  return open === null ? null : <p className="cys-offer__text">{offerSentence(open)}</p>
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
