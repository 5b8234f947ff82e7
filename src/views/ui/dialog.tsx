/**
 * A dialog that closes on X and Escape, but not on a click outside. The focus stays inside, so that Escape keeps working.
 */
import { Button, Modal } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import type { MouseEvent, ReactNode } from 'react'
import { usePast } from '../past'
import './dialogs.css'
import { fact, type FlowEvent } from '../../events'
import { useRecord } from '../flow'

type Props = {
  readonly title: string
  readonly className?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

export const Dialog = ({ title, className = '', onClose, children }: Props) => {
  const past = usePast()
  if (past !== null)
    return (
      <past.Dialog title={title} className={className}>
        {children}
      </past.Dialog>
    )
  return (
    <div className="cys-dialog-door" onMouseDown={keepFocus}>
      <Modal
        className={`cys-dialog ${className}`}
        title={title}
        onRequestClose={onClose}
        shouldCloseOnClickOutside={false}
      >
        {children}
      </Modal>
    </div>
  )
}

/** React events bubble to the parent component, although the dialog's elements are elsewhere in the document. */
const keepFocus = (event: MouseEvent) => {
  const beside = event.target instanceof Element && event.target.matches('.components-modal__screen-overlay')
  if (beside) event.preventDefault()
}

type Facts = FlowEvent | readonly FlowEvent[]

type ConfirmDialogProps = {
  readonly title: string
  /** What the merchant would lose or change. */
  readonly children?: ReactNode
  /** Further explanation. */
  readonly more?: ReactNode
  /** The main button's label, and the facts to record on click; without it and an alternative, only 'Close' is offered. */
  readonly agree?: string
  readonly agreed?: Facts
  /** An alternative to the main button. */
  readonly other?: { readonly label: string; readonly chosen: Facts } | undefined
}

/** A confirmation before something is replaced. X, Escape and 'Cancel' close it; a click outside does not. */
export const ConfirmDialog = ({ title, children, more, agree, agreed = [], other }: ConfirmDialogProps) => {
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
