/** The live front page as a picture: it takes no pointer events and no focus. */
import { Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useState } from 'react'
import { shop } from '../../projections/shell/admin-pages'
import { storeChanges } from '../../projections/restoring/restore-view'
import { useProjection } from '../flow'
import { usePast } from '../past'
import { isRefused } from './framed'
import { NotFramed } from './not-framed'
import './store-preview.css'

type Props = { readonly className?: string }

/** Reloaded when the store's pages have changed. Past versions cannot be shown. */
export const StorePreview = (props: Props) => {
  const changes = useProjection(storeChanges)
  const past = usePast()
  return past === null ? (
    <Picture key={changes} {...props} />
  ) : (
    <div className={`cys-store-preview ${props.className ?? ''}`} />
  )
}

const Picture = ({ className = '' }: Props) => {
  const { preview, home } = useProjection(shop)
  const [stage, setStage] = useState<'loading' | 'shown' | 'refused'>('loading')
  return (
    <div className={`cys-store-preview ${stage === 'shown' ? 'is-shown' : ''} ${className}`}>
      {stage === 'loading' && <Spinner />}
      {stage === 'refused' ? (
        <NotFramed href={home} className="cys-store-preview__note" />
      ) : (
        <iframe
          className="cys-store-preview__frame"
          src={preview}
          title={__('Preview', 'customize-your-store')}
          tabIndex={-1}
          onLoad={({ currentTarget }) => setStage(isRefused(currentTarget) ? 'refused' : 'shown')}
        />
      )}
    </div>
  )
}
