/** A dialog above the flow log. It is native: it covers the log, keeps the focus, and closes on Escape. */
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
    // Closed before it unmounts, so that the browser restores the focus.
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

/** The sheets that the flow log's head opens. */
export type SheetName = 'sessions' | 'export' | 'report'
