/** A dialog that X and Escape close, and a click beside it does not: the focus stays inside, so that Escape goes on working. */
import { Modal } from '@wordpress/components'
import type { MouseEvent, ReactNode } from 'react'
import { usePast } from '../past'
import './dialogs.css'

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

/** React hands events on to the parent of the component, although the dialog's elements stand elsewhere in the page. */
const keepFocus = (event: MouseEvent) => {
  const beside = event.target instanceof Element && event.target.matches('.components-modal__screen-overlay')
  if (beside) event.preventDefault()
}
