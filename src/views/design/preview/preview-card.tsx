/** A pattern to choose: its preview with its name below, marked if it is in use. */
import { Icon } from '@wordpress/components'
import { check } from '@wordpress/icons'
import { memo, useContext, useId, useLayoutEffect, useReducer, useRef, type ReactNode, type RefObject } from 'react'
import { HeightsContext, PreviewsContext } from './previews'
import './preview.css'
import './preview-list.css'

type Props = {
  readonly title: string
  readonly content: string
  /**
   * `is-selected` if only one pattern can be in use and this is it, `is-added` if several can be and this is one of them; '' if not in use.
   */
  readonly look: '' | 'is-selected' | 'is-added'
  /** Shown below the name. */
  readonly note?: string
  /** Follows the name if the pattern is in use. Visible if several can be in use; otherwise only for screen readers. */
  readonly mark: string
  readonly onChoose: () => void
}

export const PreviewCard = ({ title, content, look, note, mark, onChoose }: Props) => (
  <button
    type="button"
    className={`cys-preview-card ${look}`}
    title={title}
    {...(look === 'is-selected' ? { 'aria-current': true } : {})}
    onClick={onChoose}
  >
    <PatternPreview content={content} />
    <span className="cys-preview-card__title">
      {title}
      {look !== '' && (
        <>
          <Icon className="cys-preview-card__mark" icon={check} size={20} />
          <span className={look === 'is-added' ? 'cys-preview-card__added' : 'screen-reader-text'}>{mark}</span>
        </>
      )}
    </span>
    {note !== undefined && <span className="cys-preview-card__note">{note}</span>}
  </button>
)

/**
 * A preview in the list. It is an opening through which the frame behind the list is visible; the frame draws the pattern there as it would
 * look on the page, scaled down.
 */
const PatternPreview = memo(function PatternPreview({ content }: { readonly content: string }) {
  const { draw } = useContext(PreviewsContext)
  const box = useRef<HTMLDivElement>(null)
  const seen = useInSight(box)
  const id = useId()
  const height = useContext(HeightsContext).get(id)
  useLayoutEffect(() => {
    return seen && box.current !== null ? draw({ id, content, box: box.current }) : undefined
  }, [seen, draw, id, content])
  return (
    <div
      ref={box}
      className={`cys-preview ${height === undefined ? 'is-waiting' : ''}`}
      style={height === undefined ? {} : { blockSize: height }}
      aria-hidden="true"
    />
  )
})

/** Whether the element is or was visible, or almost. Its initial state is known before the first paint. */
const useInSight = (element: RefObject<Element>): boolean => {
  const [seen, look] = useReducer(everTrue, false)
  useLayoutEffect(() => {
    if (element.current === null || seen) return
    const { top, bottom, width } = element.current.getBoundingClientRect()
    look(width > 0 && bottom > -margin && top < innerHeight + margin)
    const observer = new IntersectionObserver((entries) => look(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: `${margin}px`,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, seen])
  return seen
}

const everTrue = (before: boolean, now: boolean): boolean => before || now

/** Distance from the window's edge, in CSS pixels, at which an element counts as visible. */
const margin = 100

type PreviewListProps = {
  /** The width of the page, in CSS pixels, that is scaled down to a preview's width. */
  readonly pageWidth: number
  readonly children: ReactNode
}

/** A list of patterns with previews. The frame behind the list draws them: see preview-stage.tsx. */
export const PreviewList = ({ pageWidth, children }: PreviewListProps) => {
  const { attach } = useContext(PreviewsContext)
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    return list.current === null ? undefined : attach({ element: list.current, pageWidth })
  }, [attach, pageWidth])
  return (
    <div ref={list} className="cys-previews">
      {children}
    </div>
  )
}
