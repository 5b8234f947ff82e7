/** The whole page in a direction, drawn live and too small to use. */
import { Spinner } from '@wordpress/components'
import { useCallback, useEffect, useState } from 'react'
import { inDirection, type Direction } from '../../../projections/design/directions'
import { goodsIn } from '../../../projections/design/goods'
import { shownIdentity } from '../../../projections/design/menu'
import { editorSettings } from '../../../projections/design/page'
import { useAsk, useProjection } from '../../flow'
import { DrawingGuard } from '../drawing-guard'
import { pageWidths } from '../preview/previews'
import { useEditor } from '../use-editor'

export const WaitForPage = () => (
  <span className="cys-direction__wait">
    <Spinner />
  </span>
)

type Props = {
  /** Null for the design as it is. */
  readonly direction: Direction | null
  readonly onDrawn: () => void
}

/** The page in this direction. */
export const DirectionPage = ({ direction, onDrawn }: Props) => {
  const settings = useProjection(editorSettings)
  const editor = useEditor()
  const ask = useAsk()
  if (settings === null || editor === null) return <WaitForPage />
  const { content, css, goods, identity } = ask((state) => {
    const { taken, content: markup } = inDirection(state, direction)
    return {
      content: markup,
      css: editor.designStyle(taken).join('\n'),
      goods: goodsIn(state, direction),
      identity: shownIdentity(taken),
    }
  })
  return (
    <DrawingGuard>
      <div {...{ inert: '' }} aria-hidden="true">
        <editor.DirectionFrame
          settings={settings}
          content={content}
          css={css}
          goods={goods}
          identity={identity}
          pageWidth={pageWidths.pattern}
          onDrawn={onDrawn}
        />
      </div>
    </DrawingGuard>
  )
}

/** How many of the pages are drawn: the next one begins when the one before is drawn, or takes too long. */
export const useOneByOne = (all: number, round: number): { readonly count: number; readonly onDrawn: () => void } => {
  const [{ count, of }, setCount] = useState({ count: 1, of: round })
  const now = of === round ? count : 1
  const onDrawn = useCallback(
    () => setCount((before) => ({ count: (before.of === round ? before.count : 1) + 1, of: round })),
    [round],
  )
  useEffect(() => {
    if (now >= all) return
    const overdue = setTimeout(onDrawn, drawingTimeout)
    return () => clearTimeout(overdue)
  }, [now, all, onDrawn])
  return { count: now, onDrawn }
}

/** In milliseconds. */
const drawingTimeout = 1500
