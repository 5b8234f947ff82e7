/** The design that the intro offers to carry on with, as it was last drawn. */
import { __ } from '@wordpress/i18n'
import { useState } from 'react'
import { useLastPicture } from '../design/canvas/last-picture'
import '../shell/store-preview.css'

/** Nothing if there is no picture of the current design. */
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
