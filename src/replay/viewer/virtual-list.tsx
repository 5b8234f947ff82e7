/** A virtual list of any length: only visible rows are rendered. All rows have the same height. */
import { useLayoutEffect, useRef, useState, type HTMLAttributes, type ReactNode } from 'react'

type Props = Omit<HTMLAttributes<HTMLDivElement>, 'children'> & {
  readonly count: number
  readonly rowHeight: number
  /** The row to keep visible; -1 for none. */
  readonly at: number
  /** The id of that row's element. */
  readonly atId: string
  readonly row: (index: number) => ReactNode
}

/** Extra rows above and below the visible ones, so that scrolling shows no gaps. */
const spare = 6

export const VirtualList = ({ count, rowHeight, at, atId, row, className = '', ...others }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ top: 0, height: 600 })
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => {
    const element = list.current
    if (element === null || at < 0) return
    const goal = nearestTop(element, at * rowHeight, rowHeight)
    if (goal !== element.scrollTop) element.scrollTop = goal
    setView({ top: element.scrollTop, height: element.clientHeight })
  }, [at, count, rowHeight])
  const first = Math.max(0, Math.floor(view.top / rowHeight) - spare)
  const last = Math.min(count, Math.ceil((view.top + view.height) / rowHeight) + spare)
  return (
    <div
      ref={list}
      className={`cys-log-list ${className}`}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) => setView({ top: scrollTop, height: clientHeight })}
      {...(first <= at && at < last ? { 'aria-activedescendant': atId } : {})}
      {...others}
    >
      <div role="presentation" className="cys-log-list__all" style={{ blockSize: count * rowHeight }}>
        <div role="presentation" style={{ transform: `translateY(${first * rowHeight}px)` }}>
          {Array.from({ length: Math.max(0, last - first) }, (_, offset) => row(first + offset))}
        </div>
      </div>
    </div>
  )
}

/** The smallest scroll that makes the row visible. */
const nearestTop = ({ scrollTop, clientHeight }: HTMLElement, top: number, rowHeight: number): number => {
  if (top < scrollTop) return top
  if (top + rowHeight > scrollTop + clientHeight) return top + rowHeight - clientHeight
  return scrollTop
}
