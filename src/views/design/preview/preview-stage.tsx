/**
 * One frame draws the patterns of all lists: a frame for each preview, or each list, would load the hundred style sheets of a store's
 * blocks each time. It is behind the list that is open, and rests out of sight while none is.
 */
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { usePast } from '../../past'
import { framesSurvive } from './move-frame'
import { PreviewFrame } from './preview-frame'
import './preview-stage.css'
import { HeightsContext, PreviewsContext, type List } from './previews'
import { useAttempts } from './use-attempts'
import { useDrawings } from './use-drawings'
import { useLast } from './use-last'
import { useMovingFrame } from './use-moving-frame'
import { usePlaces } from './use-places'

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
  // In the past nobody opens a list: it draws one only if one was open.
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
      {/* Before the lists, so that it is there when the first of them asks for the frame. */}
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
