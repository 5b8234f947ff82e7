/** Asks for consent to usage tracking before more fonts or patterns are fetched. */
import { Button, CheckboxControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useState } from 'react'
import { fact } from '../../../events'
import { asksOptIn } from '../../../projections/design/more'
import { Dialog } from '../../ui/dialog'
import { useProjection, useRecord } from '../../flow'

export const OptInDialog = () => {
  const what = useProjection(asksOptIn)
  return what === null ? null : <Ask what={what} key={what} />
}

const Ask = ({ what }: { readonly what: 'fonts' | 'patterns' }) => {
  const [agreed, setAgreed] = useState(true)
  const record = useRecord()
  const close = () => void record(fact('DialogClosed'))
  const optIn = () => void record(what === 'fonts' ? fact('MoreFontsChosen') : fact('MorePatternsChosen'))
  const { title, consent } = words()[what]
  return (
    <Dialog title={title} onClose={close}>
      <CheckboxControl label={consent} checked={agreed} onChange={setAgreed} />
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

const words = () => ({
  fonts: {
    title: __('Access more fonts', 'customize-your-store'),
    consent: __(
      'Share how this store is used, and get eight more pairs of fonts. You can change your mind at any time in your store’s settings.',
      'customize-your-store',
    ),
  },
  patterns: {
    title: __('Access more patterns', 'customize-your-store'),
    consent: __(
      'Share how this store is used, and get the patterns of WooCommerce’s library besides these. You can change your mind at any time in your store’s settings.',
      'customize-your-store',
    ),
  },
})
