import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useProjection } from '../../flow'
import type { Drawing, FirstPattern, Pattern, Previews, Window } from './previews'

type Drawings = Pick<Previews, 'draw' | 'prepare'> & {
  readonly windows: readonly Window[]
  /** Those of the windows, and the one that is prepared. */
  readonly drawings: readonly Drawing[]
  /** The page's width for what is prepared; undefined for nothing. */
  readonly preparedWidth: number | undefined
}

/** What the frame has to draw. A window that shows what was prepared gets just that: it is there already. */
export const useDrawings = (): Drawings => {
  const [shown, setShown] = useState<readonly (Window & Drawing)[]>([])
  const [first, prepare] = useState<FirstPattern | null>(null)
  const content = useProjection(first?.content ?? nothing)
  const next = useMemo((): Pattern | null => (content === undefined ? null : { content }), [content])
  const prepared = useRef<Pattern | null>(null)
  useLayoutEffect(() => {
    prepared.current = next
  }, [next])
  const draw = useCallback((window: Window) => {
    const { current } = prepared
    const isPrepared = current?.content === window.content
    if (isPrepared) {
      prepared.current = null
      prepare(null)
    }
    const drawing = { ...window, pattern: isPrepared ? current : { content: window.content } }
    setShown((others) => [...others, drawing])
    return () => setShown((others) => others.filter((other) => other !== drawing))
  }, [])
  const drawings = useMemo(() => (next === null ? shown : [...shown, { id: 'next', pattern: next }]), [shown, next])
  return { windows: shown, drawings, preparedWidth: first?.pageWidth, draw, prepare }
}

const nothing = (): undefined => undefined
