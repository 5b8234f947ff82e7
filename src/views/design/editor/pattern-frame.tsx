/** The frame that draws all patterns of a list, each where the list has its window. */
import { BlockEditorProvider, BlockPreview } from '@wordpress/block-editor'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Drawing } from '../preview/previews'
import type { Box } from '../preview/windows-in'
import { pageCss } from '../canvas/page-style'
import type { EditorSettings } from '../../../projections/design/page'
import { useDesignStyle } from './design-style'
import { blankBlock, blockOf, drawnPattern } from './drawn-pattern'
import { Guarded } from './guarded'
import { useBlockHeights } from './use-block-heights'
import { useForeign } from './use-foreign'
import { useFrameStyle } from './use-frame-style'

type Props = {
  readonly pageWidth: number
  readonly drawings: readonly Drawing[]
  readonly places: ReadonlyMap<string, Box>
  /** Heights in CSS pixels of the page, by the drawings' ids. */
  readonly onDrawn: (heights: ReadonlyMap<string, number>) => void
}

export const PatternFrame = ({ settings, ...props }: Props & { readonly settings: EditorSettings }) => (
  <Guarded settings={settings}>
    {(drawn) => (
      <BlockEditorProvider value={noBlocks} settings={drawn}>
        <Patterns {...props} />
      </BlockEditorProvider>
    )}
  </Guarded>
)

const noBlocks: never[] = []

const Patterns = ({ pageWidth, drawings, places, onDrawn }: Props) => {
  const css = useDesignStyle()
  const isForeign = useForeign()
  const sheets = useMemo(() => [{ css }, { css: pageCss }, { css: aside }], [css])
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const heights = useBlockHeights(root, drawnPattern)
  const heightOf = useCallback(
    (drawing: Drawing) => heights.get(blockOf(drawing, isForeign).clientId),
    [heights, isForeign],
  )
  const count = useOneByOne(drawings.filter((drawing) => heightOf(drawing) !== undefined).length, drawings.length)
  const blocks = useMemo(
    () => [blankBlock(), ...drawings.slice(0, count).map((drawing) => blockOf(drawing, isForeign))],
    [drawings, count, isForeign],
  )
  useEffect(() => {
    const drawn = drawings.map((drawing) => [drawing.id, heightOf(drawing)] as const)
    onDrawn(new Map(drawn.filter((entry): entry is [string, number] => entry[1] !== undefined)))
  }, [drawings, heightOf, onDrawn])
  const placed = drawings.flatMap((drawing) => {
    const place = places.get(drawing.id)
    if (place === undefined) return []
    return [
      `#block-${blockOf(drawing, isForeign).clientId} { left: ${place.left}px; top: ${place.top}px; visibility: visible; }`,
    ]
  })
  useFrameStyle(root, placed.join('\n'))
  return (
    <div ref={setRoot}>
      <BlockPreview blocks={blocks} viewportWidth={pageWidth} additionalStyles={sheets} />
    </div>
  )
}

/** Each is out of the others' way; what is fixed to the window in a pattern stays in it. */
const aside = `
html, body { block-size: 100%; overflow: hidden; }
.is-root-container > :not(.${drawnPattern}) { display: none; }
.is-root-container > .${drawnPattern} { position: absolute; visibility: hidden; inline-size: 100%; max-inline-size: none !important; margin: 0 !important; contain: layout; }
`

/** So many of all as may be drawn: one more than are, so that the first is seen at once. One that never has a height holds up no other. */
const useOneByOne = (drawn: number, all: number): number => {
  const [given, setGiven] = useState({ of: all, count: 0 })
  const count = Math.min(all, Math.max(drawn, given.of === all ? given.count : 0) + 1)
  useEffect(() => {
    if (count >= all) return
    const overdue = setTimeout(() => setGiven({ of: all, count }), patience)
    return () => clearTimeout(overdue)
  }, [count, all])
  return count
}

/** Milliseconds. */
const patience = 400
