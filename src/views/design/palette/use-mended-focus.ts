/**
 * The button that mends a row disappears with it. This puts the focus on another row of the same name, and on the line above the rows if
 * there is none.
 */
import { useEffect, useRef, type RefObject } from 'react'

/** @returns the part of the screen to look in, and what to call when a row is being mended */
export const useMendedFocus = (rows: unknown): readonly [RefObject<HTMLElement>, (name: string) => void] => {
  const part = useRef<HTMLElement>(null)
  const mended = useRef<string | null>(null)
  useEffect(() => {
    const now = document.activeElement
    if (mended.current === null || (now !== null && now !== document.body)) return
    const next = part.current?.querySelector<HTMLElement>(`[data-name="${mended.current}"]`)
    ;(next ?? part.current?.querySelector<HTMLElement>('.cys-contrast__line'))?.focus()
    mended.current = null
  }, [rows])
  return [part, (name) => void (mended.current = name)]
}
