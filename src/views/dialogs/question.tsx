/** A question before something is replaced: X, Escape and 'Cancel' put it away, a click beside it does not. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import type { ReactNode } from 'react'
import { fact, type FlowEvent } from '../../events'
import { useRecord } from '../flow'
import { Dialog } from './dialog'

type Props = {
  readonly title: string
  /** What is at stake. */
  readonly children?: ReactNode
  /** What is to be said at greater length. */
  readonly more?: ReactNode
  /** What the main button says, and what happened when it was clicked. */
  readonly agree: string
  readonly agreed: FlowEvent
}

export const Question = ({ title, children, more, agree, agreed }: Props) => {
  const record = useRecord()
  const close = () => void record(fact('DialogClosed'))
  return (
    <Dialog title={title} onClose={close}>
      {children !== undefined && <p>{children}</p>}
      {more}
      <div className="cys-dialog__actions">
        <Button __next40pxDefaultSize variant="tertiary" onClick={close}>
          {__('Cancel', 'customize-your-store')}
        </Button>
        <Button __next40pxDefaultSize variant="primary" onClick={() => void record(agreed)}>
          {agree}
        </Button>
      </div>
    </Dialog>
  )
}
