/** A screen waits for data that the store did not deliver: shows the reason, and ways to continue. */
import { Button, Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import type { ReactNode } from 'react'
import { fact } from '../../events'
import type { Fault } from '../../events/calls/fault'
import { faultSentence } from '../ui/fault-sentence'
import { useRecord } from '../flow'

type Props = {
  readonly text: string
  readonly fault: Fault
  /** A way to continue besides trying again. */
  readonly children?: ReactNode
}

export const ReadingNotice = ({ text, fault, children }: Props) => {
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
        {children}
      </div>
    </Notice>
  )
}
