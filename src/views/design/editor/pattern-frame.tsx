/** The frame that draws the patterns of a list, each where the list has its window. */
import { BlockEditorProvider, BlockPreview } from '@wordpress/block-editor'
import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
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
import { useOneByOne } from './use-one-by-one'
import { useStill } from './use-still'

type Props = {
  readonly pageWidth: number
  readonly drawings: readonly Drawing[]
  readonly places: ReadonlyMap<string, Box>
  /** Nobody looks, and nothing is prepared: a new palette can wait. */
  readonly isResting: boolean
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

const Patterns = ({ pageWidth, drawings, places, isResting, onDrawn }: Props) => {
  const css = useStill(useDesignStyle(), isResting)
  const isForeign = useForeign()
  const sheets = useMemo(() => [{ css }, { css: pageCss }, { css: aside }], [css])
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const heights = useBlockHeights(root, drawnPattern)
  const idOf = useCallback(({ pattern }: Drawing) => blockOf(pattern, isForeign).clientId, [isForeign])
  const drawn = useMemo(
    () => new Map(drawings.flatMap((drawing) => entryOf(drawing.id, heights.get(idOf(drawing))))),
    [drawings, heights, idOf],
  )
  const count = useOneByOne(drawn.size, drawings.length)
  const blocks = useMemo(
    () => [blankBlock(), ...drawings.slice(0, count).map(({ pattern }) => blockOf(pattern, isForeign))],
    [drawings, count, isForeign],
  )
  // Before anything is painted, so that what was prepared is seen at once.
  useLayoutEffect(() => {
    onDrawn(drawn)
  }, [drawn, onDrawn])
  const placed = drawings.flatMap((drawing) => {
    const place = places.get(drawing.id)
    if (place === undefined) return []
    return [`#block-${idOf(drawing)} { ${shownAt(place)} }`]
  })
  useFrameStyle(root, placed.join('\n'))
  const preview = useMemo(
    () => <BlockPreview blocks={blocks} viewportWidth={pageWidth} additionalStyles={sheets} />,
    [blocks, pageWidth, sheets],
  )
  return <div ref={setRoot}>{preview}</div>
}

/** A window may be lower than its drawing: what is below it would be seen in the windows further down the list. */
const shownAt = ({ left, top, height }: Box): string =>
  `left: ${left}px; top: ${top}px; clip-path: inset(0 0 max(0px, 100% - ${height}px) 0); visibility: visible;`

const entryOf = (id: string, height: number | undefined): readonly [string, number][] =>
  height === undefined ? [] : [[id, height]]

/** Each is out of the others' way; what is fixed to the window in a pattern stays in it. */
const aside = `
html, body { block-size: 100%; overflow: hidden; }
.is-root-container > :not(.${drawnPattern}) { display: none; }
.is-root-container > .${drawnPattern} { position: absolute; visibility: hidden; inline-size: 100%; max-inline-size: none !important; margin: 0 !important; contain: layout; }
`
