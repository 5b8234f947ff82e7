/**
 * A list in which patterns are chosen by how they look. One frame behind the list draws all that are in sight: a frame for each would
 * load the hundred style sheets of a store's blocks each time.
 */
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { editorSettings } from '../../../projections/design/page'
import { useProjection } from '../../flow'
import { DrawingGuard } from '../drawing-guard'
import { useEditor } from '../use-editor'
import { PreviewsContext, type Drawing } from './previews'
import { usePlaces } from './use-places'
import { windowsIn } from './windows-in'
import './preview-list.css'

type Props = {
  /** The width of the page, in CSS pixels, that is scaled to a preview's width. */
  readonly pageWidth: number
  readonly children: ReactNode
}

export const PreviewList = ({ pageWidth, children }: Props) => {
  const settings = useProjection(editorSettings)
  const editor = useEditor()
  const [list, setList] = useState<HTMLElement | null>(null)
  const [drawings, setDrawings] = useState<readonly Drawing[]>(noDrawings)
  const [drawn, setDrawn] = useState<ReadonlyMap<string, number>>(none)
  // The frame stays for the list that comes in the place of one that goes.
  const [began, setBegan] = useState(false)
  const { size, scale, boxes } = usePlaces(list, drawings, pageWidth)
  const draw = useCallback((drawing: Drawing) => {
    setBegan(true)
    setDrawings((others) => [...others, drawing])
    return () => setDrawings((others) => others.filter((other) => other !== drawing))
  }, [])
  const previews = useMemo(
    () => ({ draw, heights: new Map([...drawn].map(([id, height]) => [id, height * scale])) }),
    [draw, drawn, scale],
  )
  return (
    <div ref={setList} className="cys-previews">
      {began && settings !== null && editor !== null && (
        <DrawingGuard>
          <div
            className="cys-previews__frame"
            // Nothing in it is to be pressed, reached by the Tab key, or read out.
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
              onDrawn={setDrawn}
            />
          </div>
        </DrawingGuard>
      )}
      <PreviewsContext.Provider value={previews}>{children}</PreviewsContext.Provider>
    </div>
  )
}

const noDrawings: readonly Drawing[] = []
const none: ReadonlyMap<string, number> = new Map()
