/** Asks for consent to usage tracking before more patterns are fetched. Nothing is ticked beforehand, and nothing promised: nobody knows yet. */
import { Button, CheckboxControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useState } from 'react'
import { fact } from '../../../events'
import { asksOptIn } from '../../../projections/design/more'
import { Dialog } from '../../ui/dialog'
import { useProjection, useRecord } from '../../flow'

export const OptInDialog = () => (useProjection(asksOptIn) ? <Ask /> : null)

const Ask = () => {
  const [agreed, setAgreed] = useState(false)
  const record = useRecord()
  const close = () => void record(fact('DialogClosed'))
  const optIn = () => void record(fact('MorePatternsChosen'))
  return (
    <Dialog title={__('Look for more patterns', 'customize-your-store')} onClose={close}>
      <CheckboxControl
        label={__(
          'Share usage data from this store with WooCommerce. We then look for more patterns in its library, which may have none for you. You can change your mind at any time in your store’s settings.',
          'customize-your-store',
        )}
        checked={agreed}
        onChange={setAgreed}
      />
      <div className="cys-dialog__actions">
        <Button __next40pxDefaultSize variant="tertiary" onClick={close}>
          {__('Cancel', 'customize-your-store')}
        </Button>
        <Button __next40pxDefaultSize variant="primary" disabled={!agreed} accessibleWhenDisabled onClick={optIn}>
          {__('Opt in', 'customize-your-store')}
        </Button>
      </div>
    </Dialog>
  )
}
