/** A screen waits for data that the store did not deliver: shows the reason, and two ways to continue. */
import { Button, Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import type { Fault } from '../../events/calls/fault'
import { faultSentence } from '../ui/fault-sentence'
import { useRecord } from '../flow'
import { BackToStart } from './back-to-start'

export const ReadingNotice = ({ text, fault }: { readonly text: string; readonly fault: Fault }) => {
  const record = useRecord()
  return (
    <Notice status="error" isDismissible={false} spokenMessage={`${text} ${faultSentence(fault)}`}>
      <p>
        {text} {faultSentence(fault)}
      </p>
      <div className="cys-notices__actions">
        <Button __next40pxDefaultSize variant="primary" onClick={() => void record(fact('ReadingRetried'))}>
          {__('Try again', 'customize-your-store')}
        </Button>
        <BackToStart />
      </div>
    </Notice>
  )
}
