/** A confirmation before something is replaced. X, Escape and 'Cancel' close it; a click outside does not. */
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
  readonly children?: ReactNode
  /** Further explanation. */
  readonly more?: ReactNode
  /** The main button's label, and the facts to record on click; without it and an alternative, only 'Close' is offered. */
  readonly agree?: string
  readonly agreed?: Facts
  /** An alternative to the main button. */
  readonly other?: { readonly label: string; readonly chosen: Facts } | undefined
}

export const ConfirmDialog = ({ title, children, more, agree, agreed = [], other }: Props) => {
  const record = useRecord()
  const close = () => void record(fact('DialogClosed'))
  const tell = (facts: Facts) => () => [facts].flat().forEach((each) => void record(each))
  return (
    <Dialog title={title} onClose={close}>
      {children !== undefined && <p>{children}</p>}
      {more}
      <div className="cys-dialog__actions">
        <Button __next40pxDefaultSize variant="tertiary" onClick={close}>
          {agree === undefined && other === undefined
            ? __('Close', 'customize-your-store')
            : __('Cancel', 'customize-your-store')}
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
