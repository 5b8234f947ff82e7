/** Open the dialog with a link that shows the draft on a phone: from the menu, and from the bar above the preview. */
import { Button } from '@wordpress/components'
import { share } from '@wordpress/icons'
import { fact } from '../../../events'
import { mayMakeLink } from '../../../projections/design/preview-links'
import { useProjection, useRecord } from '../../flow'
import { phoneTitle, shareTitle } from './labels'
import './phone-link.css'

export const PhoneLink = () => {
  const open = useOpening()
  return open === null ? null : (
    <p className="cys-restore-link">
      <Button variant="link" onClick={open}>
        {phoneTitle()}
      </Button>
    </p>
  )
}

export const PhoneButton = () => {
  const open = useOpening()
  return open === null ? null : (
    <div className="cys-phone-button">
      <Button size="compact" icon={share} label={shareTitle()} onClick={open} />
    </div>
  )
}

/** Null if no link may be made. */
const useOpening = (): (() => void) | null => {
  const may = useProjection(mayMakeLink)
  const record = useRecord()
  return may ? () => void record(fact('DialogOpened', { dialog: 'phone' })) : null
}
