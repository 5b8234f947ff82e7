/** A question over the flow log. A native dialog: it stands above the log, keeps the focus, and Escape puts it away. */
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import './sheets.css'

type Props = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly wide?: boolean
}

export const Sheet = ({ title, onClose, children, wide = false }: Props) => {
  const sheet = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const opened = sheet.current
    opened?.showModal()
    // Closed before it goes, so that the browser gives the focus back to where it was.
    return () => opened?.close()
  }, [])
  return (
    <dialog
      ref={sheet}
      className={`cys-log-sheet ${wide ? 'is-wide' : ''}`}
      aria-label={title}
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 className="cys-log-sheet__title">{title}</h2>
      {children}
    </dialog>
  )
}
