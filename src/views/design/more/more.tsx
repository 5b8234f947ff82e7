/**
 * Notices and the consent dialog for fetching more patterns. An error appears with a retry on the screen where they were requested.
 */
import { Button, CheckboxControl, Notice } from '@wordpress/components'
import { createInterpolateElement } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import { useState } from 'react'
import { fact } from '../../../events'
import { asksOptIn, patternNotice, patternsFault } from '../../../projections/design/more'
import { faultSentence } from '../../ui/labels'
import { useProjection, useRecord } from '../../flow'
import { Dialog } from '../../ui/dialog'

export const MoreFault = () => {
  const fault = useProjection(patternsFault)
  const record = useRecord()
  if (fault === null) return null
  const text = `${__('More patterns could not be fetched.', 'customize-your-store')} ${faultSentence(fault)}`
  return (
    <Notice
      className="cys-more-fault"
      status="error"
      politeness="assertive"
      spokenMessage={text}
      onRemove={() => void record(fact('OptInNoticeDismissed'))}
      actions={[
        { label: __('Try again', 'customize-your-store'), onClick: () => void record(fact('MorePatternsChosen')) },
      ]}
    >
      {text}
    </Notice>
  )
}

/**
 * Asks for consent to usage tracking before more patterns are fetched. The checkbox is not ticked in advance, and the text promises
 * nothing, because it is not known yet what will be available.
 */
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

/** Explains what prevents the merchant from getting more patterns (docs/spec/design.md). */
export const PatternNotice = () => {
  const notice = useProjection(patternNotice)
  const record = useRecord()
  if (notice === null) return null
  const links = {
    optIn: <Button variant="link" onClick={() => void record(fact('DialogOpened', { dialog: 'more-patterns' }))} />,
    again: <Button variant="link" onClick={() => void record(fact('MorePatternsChosen'))} />,
  }
  return <p className="cys-pattern-notice">{createInterpolateElement(sentences()[notice], links)}</p>
}

const sentences = () => ({
  offline: __(
    "Looks like we can't detect your network. Please double-check your internet connection and refresh the page.",
    'customize-your-store',
  ),
  unreachable: __(
    "Unfortunately, we're experiencing some technical issues — please come back later to access more patterns.",
    'customize-your-store',
  ),
  tracking: __(
    'WooCommerce keeps patterns in a library outside of your store. It is asked for more only with your consent: <optIn>Opt in to usage tracking</optIn>.',
    'customize-your-store',
  ),
  missing: __(
    'Unfortunately, a technical issue is preventing more patterns from being displayed. Please <again>try again</again> later.',
    'customize-your-store',
  ),
})
