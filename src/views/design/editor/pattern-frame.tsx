/** The frame that draws all patterns of a list, each where the list has its window. */
import { BlockPreview } from '@wordpress/block-editor'
import type { Block } from '@wordpress/blocks'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Drawing } from '../preview/previews'
import type { Box } from '../preview/windows-in'
import { pageCss } from '../canvas/page-style'
import { useDesignStyle } from './design-style'
import { drawnPattern, groupOf } from './drawn-pattern'
import { useBlockHeights } from './use-block-heights'
import { useFrameStyle } from './use-frame-style'

type Props = {
  readonly pageWidth: number
  readonly drawings: readonly Drawing[]
  readonly places: ReadonlyMap<string, Box>
  /** Heights in CSS pixels of the page, by the drawings' ids. */
  readonly onDrawn: (heights: ReadonlyMap<string, number>) => void
}

export const PatternFrame = ({ pageWidth, drawings, places, onDrawn }: Props) => {
  const css = useDesignStyle()
  const sheets = useMemo(() => [{ css }, { css: pageCss }, { css: aside }], [css])
  const groups = useRef(new Map<string, Block>())
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const heights = useBlockHeights(root, drawnPattern)
  const isDrawn = ({ id }: Drawing) => heights.has(groups.current.get(id)?.clientId ?? '')
  const count = useOneByOne(drawings.filter(isDrawn).length, drawings.length)
  const asked = useMemo(
    () =>
      drawings.slice(0, count).map(({ id, content }) => {
        const group = groups.current.get(id) ?? groupOf(content)
        groups.current.set(id, group)
        return group
      }),
    [drawings, count],
  )
  // The block editor draws no frame for no blocks, and to load it again takes longer than to draw what comes next.
  const last = useRef(asked)
  if (asked.length > 0) last.current = asked
  useEffect(() => {
    const ids = drawings.flatMap(({ id }) => {
      const height = heights.get(groups.current.get(id)?.clientId ?? '')
      return height === undefined ? [] : [[id, height] as const]
    })
    onDrawn(new Map(ids))
  }, [drawings, heights, onDrawn])
  const placed = drawings.flatMap(({ id }) => {
    const [group, place] = [groups.current.get(id), places.get(id)]
    return group === undefined || place === undefined
      ? []
      : [`#block-${group.clientId} { left: ${place.left}px; top: ${place.top}px; visibility: visible; }`]
  })
  useFrameStyle(root, placed.join('\n'))
  return (
    <div ref={setRoot}>
      <BlockPreview blocks={last.current} viewportWidth={pageWidth} additionalStyles={sheets} />
    </div>
  )
}

/** Each is out of the others' way; what is fixed to the window in a pattern stays in it. */
const aside = `
html, body { block-size: 100%; overflow: hidden; }
.is-root-container > .${drawnPattern} { position: absolute; visibility: hidden; inline-size: 100%; max-inline-size: none !important; margin: 0 !important; contain: layout; }
`

/** So many of all as may be drawn: one more than are, so that the first is seen at once. One that never has a height holds up no other. */
const useOneByOne = (drawn: number, all: number): number => {
  const [given, setGiven] = useState(0)
  const count = Math.min(all, Math.max(drawn, given) + 1)
  useEffect(() => {
    setGiven(0)
  }, [all])
  useEffect(() => {
    if (count >= all) return
    const overdue = setTimeout(() => setGiven(count), patience)
    return () => clearTimeout(overdue)
  }, [count, all])
  return count
}

/** Milliseconds. */
const patience = 400
