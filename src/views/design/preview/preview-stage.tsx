/**
 * A single frame that draws the patterns of all lists. A frame for each preview or each list would load the hundred style sheets of a
 * store's blocks every time. The frame is behind the open list, and off screen while no list is open.
 */
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { usePast } from '../../past'
import { editorSettings } from '../../../projections/design/page'
import { useProjection } from '../../flow'
import { DrawingGuard } from '../drawing-guard'
import { useEditor } from '../use-editor'
import {
  HeightsContext,
  PreviewsContext,
  useLast,
  type Drawing,
  type FirstPattern,
  type List,
  type Pattern,
  type Previews,
  type Window,
} from './previews'
import { windowsIn, type Box } from './windows-in'
import './preview-stage.css'

export const PreviewStage = ({ children }: { readonly children: ReactNode }) => {
  const { list, rest, moved, frame, attach: move } = useMovingFrame()
  const { windows, drawings, preparedWidth, draw, prepare } = useDrawings()
  const [drawn, setDrawn] = useState<ReadonlyMap<string, number>>(none)
  const places = usePlaces(list, windows, drawn)
  const { attempt, again, onFailure } = useAttempts()
  const attach = useCallback(
    (opened: List) => {
      again()
      return move(opened)
    },
    [again, move],
  )
  const [begun, setBegun] = useState(false)
  // In a picture of a past state, no list can be opened, so the frame is needed only if one was open.
  const isPast = usePast() !== null
  const begin = useCallback(() => {
    if (!isPast) setBegun(true)
  }, [isPast])
  const previews = useMemo(() => ({ begin, attach, draw, prepare }), [begin, attach, draw, prepare])
  const { scale } = places
  const heights = useMemo(() => new Map([...drawn].map(([id, height]) => [id, height * scale])), [drawn, scale])
  const isResting = drawings.length === 0
  if (!isResting && !begun) setBegun(true)
  const pageWidth = useLast(list?.pageWidth ?? preparedWidth) ?? 0
  return (
    <PreviewsContext.Provider value={previews}>
      {/* Before the lists, so that it exists when the first of them attaches the frame. */}
      <div ref={rest} className="cys-previews__rest">
        <div ref={moved}>
          {begun && (framesSurvive() || list !== null) && (
            <PreviewFrame
              key={`${frame} ${attempt}`}
              {...{ pageWidth, places, drawings, drawn, isResting, onFailure }}
              onDrawn={setDrawn}
            />
          )}
        </div>
      </div>
      <HeightsContext.Provider value={heights}>{children}</HeightsContext.Provider>
    </PreviewsContext.Provider>
  )
}

const none: ReadonlyMap<string, number> = new Map()

type Attempts = {
  /** Changes with the first `again()` after a failure, so that the frame is rendered again. */
  readonly attempt: number
  readonly again: () => void
  readonly onFailure: () => void
}

/** Retries in the next list what failed in the previous one. */
const useAttempts = (): Attempts => {
  const [attempt, setAttempt] = useState(0)
  const isBroken = useRef(false)
  const onFailure = useCallback(() => {
    isBroken.current = true
  }, [])
  const again = useCallback(() => {
    if (isBroken.current) setAttempt((count) => count + 1)
    isBroken.current = false
  }, [])
  return { attempt, again, onFailure }
}

type MovingFrame = {
  /** The list that has the frame; null if none has. */
  readonly list: List | null
  /** The off-screen place of the frame, and the element around the frame, which is what moves. */
  readonly rest: RefObject<HTMLDivElement>
  readonly moved: RefObject<HTMLDivElement>
  /** A key that changes whenever a move would make the browser reload the frame. */
  readonly frame: number
  readonly attach: Previews['attach']
}

/** Moves the frame into the open list, and back before React removes that list. */
const useMovingFrame = (): MovingFrame => {
  const rest = useRef<HTMLDivElement>(null)
  const moved = useRef<HTMLDivElement>(null)
  const [{ list, frame }, setPlace] = useState<{ list: List | null; frame: number }>({ list: null, frame: 0 })
  const attach = useCallback((opened: List) => {
    if (moved.current !== null) moveInto(opened.element, moved.current)
    setPlace((before) => ({ list: opened, frame: framesSurvive() ? 0 : before.frame + 1 }))
    return () => {
      if (rest.current !== null && moved.current !== null) moveInto(rest.current, moved.current)
      setPlace((before) => (before.list === opened ? { ...before, list: null } : before))
    }
  }, [])
  return { list, rest, moved, frame, attach }
}

type Drawings = Pick<Previews, 'draw' | 'prepare'> & {
  readonly windows: readonly Window[]
  /** The drawings of all visible previews, and the one that is being prepared. */
  readonly drawings: readonly Drawing[]
  /** The page's width for the prepared pattern; undefined if there is none. */
  readonly preparedWidth: number | undefined
}

/** What the frame must draw. A preview of the prepared pattern reuses its drawing, which is already in the frame. */
const useDrawings = (): Drawings => {
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

type Props = {
  readonly pageWidth: number
  readonly places: Places
  readonly drawings: readonly Drawing[]
  /** Heights in CSS pixels of the page, by the drawings' ids. */
  readonly drawn: ReadonlyMap<string, number>
  readonly isResting: boolean
  readonly onDrawn: (drawn: ReadonlyMap<string, number>) => void
  readonly onFailure: () => void
}

/** The frame that draws patterns, clipped to the previews of a list. */
const PreviewFrame = ({ pageWidth, places, drawings, drawn, isResting, onDrawn, onFailure }: Props) => {
  const settings = useProjection(editorSettings)
  const editor = useEditor()
  const { size, scale, boxes } = places
  if (settings === null || editor === null) return null
  return (
    <DrawingGuard onFailure={onFailure}>
      <div
        className="cys-previews__frame"
        // Nothing in it can be clicked, reached with the Tab key, or read by screen readers.
        {...{ inert: '' }}
        aria-hidden="true"
        style={{
          width: pageWidth,
          height: size.height / scale,
          transform: `scale(${scale})`,
          clipPath: windowsIn([...boxes].flatMap(([id, box]) => (drawn.has(id) ? [box] : []))),
        }}
      >
        <editor.PatternFrame
          settings={settings}
          pageWidth={pageWidth}
          drawings={drawings}
          places={boxes}
          isResting={isResting}
          onDrawn={onDrawn}
        />
      </div>
    </DrawingGuard>
  )
}

type Places = {
  /** The size of the list, in CSS pixels of the screen. */
  readonly size: { readonly width: number; readonly height: number }
  /** CSS pixels of the screen per CSS pixel of the page. */
  readonly scale: number
  /** The position of each drawing in the frame, by its preview's id. */
  readonly boxes: ReadonlyMap<string, Box>
}

/**
 * Measures the positions of the previews before the first paint, and again whenever the list or one of its previews changes its size,
 * because that moves the previews below.
 * @param drawn changes when previews receive the heights of their patterns
 */
const usePlaces = (list: List | null, windows: readonly Window[], drawn: unknown): Places => {
  const [places, tell] = useReducer(latest, nowhere)
  const isEmpty = list === null || windows.length === 0
  useLayoutEffect(() => {
    if (!isEmpty) tell(measured(list, windows))
  }, [isEmpty, list, windows, drawn])
  useLayoutEffect(() => {
    if (isEmpty) return
    const observer = new ResizeObserver(() => tell(measured(list, windows)))
    observer.observe(list.element)
    for (const { box } of windows) observer.observe(box)
    return () => observer.disconnect()
  }, [isEmpty, list, windows])
  return isEmpty ? nowhere : places
}

const nowhere: Places = { size: { width: 0, height: 0 }, scale: 1, boxes: new Map() }

/** Keeps the previous object if nothing has changed. */
const latest = (before: Places, now: Places): Places => (written(now) === written(before) ? before : now)

const measured = ({ element: list, pageWidth }: List, windows: readonly Window[]): Places => {
  const { left, top, width, height } = list.getBoundingClientRect()
  const scale = (windows[0]?.box.clientWidth ?? width) / pageWidth || 1
  const boxOf = (element: HTMLElement): Box => {
    const box = element.getBoundingClientRect()
    const radius = Number.parseFloat(getComputedStyle(element).borderRadius) || 0
    return {
      left: (box.left - left) / scale,
      top: (box.top - top) / scale,
      width: box.width / scale,
      height: box.height / scale,
      radius: radius / scale,
    }
  }
  return { size: { width, height }, scale, boxes: new Map(windows.map(({ id, box }) => [id, boxOf(box)])) }
}

const written = ({ size, scale, boxes }: Places): string => JSON.stringify([size, scale, [...boxes]])

/** Whether a frame keeps its content when it is moved. If not, each list has a separate frame. */
const framesSurvive = (): boolean => 'moveBefore' in Element.prototype

/** Makes the element the parent's first child. Does nothing unless both are in the document. */
const moveInto = (parent: Element, element: Element): void => {
  if (!parent.isConnected || !element.isConnected) return
  if (framesSurvive()) parent.moveBefore(element, parent.firstChild)
  else parent.prepend(element)
}
