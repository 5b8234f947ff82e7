/**
 * The button that mends a row disappears with it, as the row's colors are others then. This puts the focus on the row of the same kind
 * of text.
 */
import { useEffect, useRef, type RefObject } from 'react'
import type { What } from '../../../projections/design/contrast/block-pair'

/** @returns the list to look in, and what to call when a row is being mended */
export const useMendedFocus = (rows: unknown): readonly [RefObject<HTMLUListElement>, (what: What) => void] => {
  const list = useRef<HTMLUListElement>(null)
  const mended = useRef<What | null>(null)
  useEffect(() => {
    const now = document.activeElement
    if (mended.current === null || (now !== null && now !== document.body)) return
    list.current?.querySelector<HTMLElement>(`[data-what="${mended.current}"]`)?.focus()
    mended.current = null
  }, [rows])
  return [list, (what) => void (mended.current = what)]
}
