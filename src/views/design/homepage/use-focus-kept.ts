import { useEffect, useRef, type RefObject } from 'react'
import { isFocusLost } from '../../ui/focus-lost'

/**
 * For a list with deletable rows: the delete button disappears with its row, and the button of an empty list with its emptiness, which
 * would reset the focus to the start of the page.
 * Focuses the row selected now, else the last row, else the list's title.
 */
export const useFocusKept = (length: number): RefObject<HTMLElement> => {
  const root = useRef<HTMLElement>(null)
  const before = useRef(length)
  useEffect(() => {
    if ((length < before.current || before.current === 0) && isFocusLost())
      goal(root.current)?.focus({ preventScroll: true })
    before.current = length
  }, [length])
  return root
}

const goal = (root: HTMLElement | null): HTMLElement | null => {
  const rows = [...(root?.querySelectorAll<HTMLElement>('.cys-section-row__name') ?? [])]
  const selected = rows.find((row) => row.getAttribute('aria-pressed') === 'true')
  return selected ?? rows.at(-1) ?? root?.querySelector('h2') ?? null
}
