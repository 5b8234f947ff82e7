/** A link that opens the version history. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { useRecord } from '../flow'

export const VersionsLink = () => {
  const record = useRecord()
  return (
    <p className="cys-restore-link">
      <Button variant="link" onClick={() => void record(fact('DialogOpened', { dialog: 'versions' }))}>
        {__('Version history', 'customize-your-store')}
      </Button>
    </p>
  )
}
