/** The frame that draws the patterns of a list, each at the position of its preview in the list. */
import { BlockEditorProvider, BlockPreview } from '@wordpress/block-editor'
import { createBlock, parse, type Block } from '@wordpress/blocks'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Drawing, Pattern } from '../design/preview/previews'
import type { Box } from '../design/preview/windows-in'
import { pageCss } from './frame/frame-style'
import type { EditorSettings } from '../../projections/design/page'
import { useDesignStyle } from './design-style'
import { defused } from './blocks-of'
import { goodsToCome, type Good } from '../../projections/design/goods'
import { useProjection } from '../flow'
import { withGoods } from './goods'
import { Guarded, useForeign } from './guarded'
import { painted } from '../ui/painted'

/** The class of the group block around each pattern in the frame. */
export const drawnPattern = 'cys-drawn-pattern'

/**
 * The group block of a pattern. It is created once, so that the block editor draws it once.
 * @param isForeign whether the pattern may come from a file; it does not change while the pattern is drawn
 * @param goods what its lists of products show in a store without products
 */
const blockOf = (pattern: Pattern, isForeign: boolean, goods: readonly Good[]): Block => {
  const known = knownWith.get(goods) ?? new WeakMap<Pattern, Block>()
  knownWith.set(goods, known)
  const block = known.get(pattern) ?? withGoods(groupOf(pattern.content, isForeign), goods)
  known.set(pattern, block)
  return block
}

const knownWith = new WeakMap<readonly Good[], WeakMap<Pattern, Block>>()

/** Wraps the pattern in a group, which has the same layout as the page itself. */
export const groupOf = (content: string, isForeign: boolean): Block => {
  const blocks = parse(content)
  return createBlock(
    'core/group',
    { className: drawnPattern },
    (isForeign ? blocks.map(defused) : blocks).map(inPixels),
  )
}

/**
 * The window height assumed for `vh` units, in CSS pixels. The frame is as high as the whole list, so real `vh` units would be too large.
 */
const windowHeight = 900

const inPixels = (block: Block): Block => {
  const { minHeight, minHeightUnit } = block.attributes
  const isShare = minHeightUnit === 'vh' && typeof minHeight === 'number'
  return {
    ...block,
    attributes: isShare
      ? { ...block.attributes, minHeight: (minHeight * windowHeight) / 100, minHeightUnit: 'px' }
      : block.attributes,
    innerBlocks: block.innerBlocks.map(inPixels),
  }
}

/**
 * An invisible block. Without any block the block editor has no frame, and loading a frame takes longer than drawing the next pattern.
 */
const blankBlock = (): Block => (blank ??= createBlock('core/group', {}))

let blank: Block | null = null

type Props = {
  readonly pageWidth: number
  readonly drawings: readonly Drawing[]
  readonly places: ReadonlyMap<string, Box>
  /**
   * True if no list is open and nothing is being prepared; a new palette is then not applied until the frame is needed.
   */
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

/** The block editor needs the same empty list each time. */
export const noBlocks: never[] = []

const Patterns = ({ pageWidth, drawings, places, isResting, onDrawn }: Props) => {
  const css = useStill(useDesignStyle(), isResting)
  const isForeign = useForeign()
  const goods = useProjection(goodsToCome)
  const sheets = useMemo(() => [{ css }, { css: pageCss }, { css: aside }], [css])
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const heights = useBlockHeights(root, drawnPattern)
  const idOf = useCallback(({ pattern }: Drawing) => blockOf(pattern, isForeign, goods).clientId, [isForeign, goods])
  const drawn = useMemo(
    () => new Map(drawings.flatMap((drawing) => entryOf(drawing.id, heights.get(idOf(drawing))))),
    [drawings, heights, idOf],
  )
  const count = useOneByOne(drawn.size, drawings.length)
  const blocks = useMemo(
    () => [blankBlock(), ...drawings.slice(0, count).map(({ pattern }) => blockOf(pattern, isForeign, goods))],
    [drawings, count, isForeign, goods],
  )
  // A layout effect, so that a prepared pattern is visible in the next paint.
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

/**
 * Shows a drawing at the position of its preview. A preview may be lower than its drawing, so the rest is clipped: it would otherwise show
 * in previews further down the list.
 */
const shownAt = ({ left, top, height }: Box): string =>
  `left: ${left}px; top: ${top}px; clip-path: inset(0 0 max(0px, 100% - ${height}px) 0); visibility: visible;`

const entryOf = (id: string, height: number | undefined): readonly [string, number][] =>
  height === undefined ? [] : [[id, height]]

/** Patterns do not overlap or move each other, and `position: fixed` elements stay inside their pattern. */
const aside = `
html, body { block-size: 100%; overflow: hidden; }
.is-root-container > :not(.${drawnPattern}) { display: none; }
.is-root-container > .${drawnPattern} { position: absolute; visibility: hidden; inline-size: 100%; max-inline-size: none !important; margin: 0 !important; contain: layout; }
`

/**
 * Adds a style sheet to the frame below an element. For rules that change often, because the block editor processes all of its own sheets
 * again on every change.
 */
const useFrameStyle = (root: HTMLElement | null, css: string): void => {
  const frame = useInnerFrame(root)
  const sheet = useRef<HTMLStyleElement | null>(null)
  useLayoutEffect(() => {
    if (frame === null) return
    sheet.current = frame.head.appendChild(frame.createElement('style'))
    return () => sheet.current?.remove()
  }, [frame])
  useLayoutEffect(() => {
    if (sheet.current !== null) sheet.current.textContent = css
  }, [frame, css])
}

/**
 * How many of the drawings may be drawn: one more than have been painted, so that the first does not wait for the second. A drawing that
 * never gets a height does not block the others.
 */
const useOneByOne = (drawn: number, all: number): number => {
  const [seen, setSeen] = useState(0)
  const [given, setGiven] = useState({ of: all, count: 0 })
  const overdue = given.of === all ? given.count : 0
  const count = Math.min(all, Math.max(drawn, Math.min(seen, drawn) + 1, overdue + 1))
  useEffect(() => {
    if (drawn === seen) return
    return painted(() => setSeen(drawn))
  }, [drawn, seen])
  useEffect(() => {
    if (count >= all) return
    const waited = setTimeout(() => setGiven({ of: all, count }), drawingTimeout)
    return () => clearTimeout(waited)
  }, [count, all])
  return count
}

/** Time in milliseconds after which the next drawing starts even if the previous one has no height. */
const drawingTimeout = 400

/**
 * The heights in CSS pixels of all blocks with a class in the frame below an element, by client id. Updated when they change.
 */
const useBlockHeights = (root: HTMLElement | null, blockClass: string): ReadonlyMap<string, number> => {
  const frame = useInnerFrame(root)
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(none)
  useEffect(() => {
    if (frame === null) return
    const observed = new Set<Element>()
    const sizes = new ResizeObserver((entries) =>
      setHeights((before) => {
        const now = new Map(before)
        for (const { target } of entries) {
          const id = (target as HTMLElement).dataset['block'] ?? ''
          const height = target.isConnected ? (target as HTMLElement).offsetHeight : 0
          if (height > 0) now.set(id, height)
          else now.delete(id)
        }
        return now
      }),
    )
    const look = () => {
      for (const element of frame.querySelectorAll(`.${blockClass}`))
        if (!observed.has(element)) {
          observed.add(element)
          sizes.observe(element)
        }
    }
    const changes = new MutationObserver(look)
    changes.observe(frame.body, { childList: true, subtree: true })
    look()
    return () => {
      changes.disconnect()
      sizes.disconnect()
    }
  }, [frame, blockClass])
  return heights
}

const none: ReadonlyMap<string, number> = new Map()

/**
 * The document of the frame below an element, once it has loaded. The block editor replaces the frame's initial document.
 */
const useInnerFrame = (root: HTMLElement | null): Document | null => {
  const [frame, setFrame] = useState<Document | null>(null)
  useEffect(() => {
    if (root === null) return
    const look = () => setFrame(root.querySelector('iframe')?.contentDocument ?? null)
    // `load` does not bubble, but can be captured.
    root.addEventListener('load', look, { capture: true })
    return () => root.removeEventListener('load', look, { capture: true })
  }, [root])
  return frame
}

/** The current value or, while `isStill`, the last value from before. */
const useStill = <A,>(value: A, isStill: boolean): A => {
  const [before, setBefore] = useState(value)
  if (!isStill && before !== value) setBefore(value)
  return isStill ? before : value
}
