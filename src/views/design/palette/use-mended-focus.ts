/**
 * A row may disappear with the focus in it: it is mended, or measured otherwise. This puts the focus on another row of the same name, and
 * on the line above the rows if there is none.
 */
import { useEffect, useRef, type RefObject } from 'react'

/** @returns the part of the screen to look in, and what to call when a row is being mended */
export const useMendedFocus = (rows: unknown): readonly [RefObject<HTMLElement>, (name: string) => void] => {
  const part = useRef<HTMLElement>(null)
  /** Name of the row that has the focus, or had it when it disappeared. */
  const held = useRef<string | null>(null)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-name]') : null
      held.current = row !== null && part.current?.contains(row) ? (row.dataset['name'] ?? null) : null
    }
    const onPress = () => void (held.current = null)
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('focusin', onFocus, true)
    return () => {
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('focusin', onFocus, true)
    }
  }, [])
  useEffect(() => {
    const now = document.activeElement
    if (held.current === null || (now !== null && now !== document.body)) return
    const next = part.current?.querySelector<HTMLElement>(`[data-name="${held.current}"]`)
    ;(next ?? part.current?.querySelector<HTMLElement>('.cys-contrast__line'))?.focus()
    held.current = null
  }, [rows])
  return [part, (name) => void (held.current = name)]
}
