/** A question before something is replaced: X, Escape and 'Cancel' put it away, a click beside it does not. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import type { ReactNode } from 'react'
import { fact, type FlowEvent } from '../../events'
import { useRecord } from '../flow'
import { Dialog } from './dialog'

type Facts = FlowEvent | readonly FlowEvent[]

type Props = {
  readonly title: string
  /** What is at stake. */
  readonly children: ReactNode
  /** What the main button says, and what happened when it was clicked; without it nothing but 'Cancel' is offered. */
  readonly agree?: string
  readonly agreed?: Facts
  /** A second way. */
  readonly other?: { readonly label: string; readonly chosen: Facts } | undefined
}

export const Question = ({ title, children, agree, agreed = [], other }: Props) => {
  const record = useRecord()
  const close = () => void record(fact('DialogClosed'))
  const tell = (facts: Facts) => () => [facts].flat().forEach((each) => void record(each))
  return (
    <Dialog title={title} onClose={close}>
      <p>{children}</p>
      <div className="cys-dialog__actions">
        <Button __next40pxDefaultSize variant="tertiary" onClick={close}>
          {__('Cancel', 'customize-your-store')}
        </Button>
        {other !== undefined && (
          <Button __next40pxDefaultSize variant="secondary" onClick={tell(other.chosen)}>
            {other.label}
          </Button>
        )}
        {agree !== undefined && (
          <Button __next40pxDefaultSize variant="primary" onClick={tell(agreed)}>
            {agree}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
