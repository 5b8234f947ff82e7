import { useEffect, useRef, type RefObject } from 'react'
import { isFocusLost } from '../../ui/focus-lost'

export type Action = 'up' | 'down' | 'rename' | 'remove'

type Focus = {
  readonly root: RefObject<HTMLOListElement>
  /** A button of a row takes the focus when the list has changed. */
  readonly focusNext: (item: number, action: Action) => void
}

/** Keeps the focus with a link that moves, and near one that is gone; at first, takes it from a button that the list has replaced. */
export const useFocusOn = (items: readonly unknown[], renamed: unknown): Focus => {
  const root = useRef<HTMLOListElement>(null)
  const next = useRef<string | null>(null)
  useEffect(() => {
    if (isFocusLost()) root.current?.querySelector<HTMLElement>(usable)?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (next.current !== null) root.current?.querySelector<HTMLElement>(next.current)?.focus()
    next.current = null
  }, [items, renamed])
  return {
    root,
    focusNext: (item, action) => (next.current = `[data-item="${item}"] [data-action="${action}"]`),
  }
}

const usable = '[data-action]:not([aria-disabled="true"])'
