/** The quiet way back to the design from before; shown only when there is something to take back (D-19). */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { canRestore } from '../../projections/restore-plan'
import { useProjection, useRecord } from '../flow'
import './restore.css'

export const RestoreLink = ({ className = '' }: { readonly className?: string }) => {
  const offered = useProjection(canRestore)
  const record = useRecord()
  if (!offered) return null
  return (
    <p className={`cys-restore-link ${className}`}>
      <Button variant="link" onClick={() => void record(fact('DialogOpened', { dialog: 'restore' }))}>
        {__('Restore my previous design', 'customize-your-store')}
      </Button>
    </p>
  )
}
