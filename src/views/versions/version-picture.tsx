/** The shop's front page in a version, drawn by the store itself. It takes no pointer events and no focus. */
import { Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useState } from 'react'
import { usePast } from '../past'
import { isRefused } from '../shell/framed'

export const VersionPicture = ({ address }: { readonly address: string }) => {
  const [stage, setStage] = useState<'loading' | 'shown' | 'refused'>('loading')
  // A recording cannot show pages of its store.
  const isLive = usePast() === null
  return (
    <div className={`cys-version__picture is-${stage}`} aria-hidden>
      {isLive && stage === 'loading' && <Spinner />}
      {isLive && stage !== 'refused' && (
        <iframe
          className="cys-version__frame"
          src={`${address}&cys-hide-admin-bar=1`}
          title={__('Preview', 'customize-your-store')}
          tabIndex={-1}
          loading="lazy"
          onLoad={({ currentTarget }) => setStage(isRefused(currentTarget) ? 'refused' : 'shown')}
        />
      )}
    </div>
  )
}
