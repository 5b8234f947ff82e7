/** A dialog that closes on X and Escape, but not on a click outside: the focus stays inside, so that Escape keeps working. */
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

/** React events bubble to the parent component, although the dialog's elements are elsewhere in the document. */
const keepFocus = (event: MouseEvent) => {
  const beside = event.target instanceof Element && event.target.matches('.components-modal__screen-overlay')
  if (beside) event.preventDefault()
}
