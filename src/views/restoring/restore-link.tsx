/** A link that restores the previous design; shown only if there is something to restore (D-19). */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useEffect } from 'react'
import { fact } from '../../events'
import { canRestore } from '../../projections/restoring'
import { useProjection, useRecord } from '../flow'
import './restore.css'
import { restoreLater } from './restore-later'

export const RestoreLink = ({ className = '' }: { readonly className?: string }) => {
  const offered = useProjection(canRestore)
  const record = useRecord()
  useEffect(() => {
    if (offered) restoreLater.ahead()
  }, [offered])
  if (!offered) return null
  return (
    <p className={`cys-restore-link ${className}`}>
      <Button variant="link" onClick={() => void record(fact('DialogOpened', { dialog: 'restore' }))}>
        {__('Restore my previous design', 'customize-your-store')}
      </Button>
    </p>
  )
}
