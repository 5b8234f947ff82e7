/** The text of the page that is being edited, in place. A click on it begins (page-pointer.tsx). Rendered inside the frame. */
import { __ } from '@wordpress/i18n'
import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { place } from '../../../projections/design/place'
import { selectedSection } from '../../../projections/design/sections'
import { textBlocksOf, textsOf, type TextItem } from '../../../projections/design/texts'
import type { State } from '../../../reducers'
import { useProjection } from '../../flow'
import type { DrawnSection } from '../blocks-of'
import { onPage, tooLong, useWritten } from '../../design/texts/use-written'
import { useTransient, useTransientStore, type Writing } from '../../design/canvas/transient'
import { useLeave } from '../../design/texts/use-leave'
import { drawnTexts } from './target'
import { useFrame } from './use-frame'

/** `pieces`: the sections, and header and footer. */
type Props = { readonly pieces: readonly DrawnSection[] }

export const TextPointer = ({ pieces }: Props) => {
  const writing = useTransient('writing')
  const [frame, mark] = useFrame()
  const item = useProjection(useCallback((state) => (writing === null ? null : textInHand(state, writing)), [writing]))
  const places = useProjection(
    useCallback((state) => (writing === null ? none : textBlocksOf(state, writing.section)), [writing]),
  )
  const piece = pieces.find(({ id }) => id === writing?.section)
  const block = item?.block
  const find = useCallback(
    () =>
      frame === null || piece === undefined || block === undefined
        ? undefined
        : drawnTexts(frame, piece, places).get(block),
    [frame, piece, places, block],
  )
  return (
    <div ref={mark}>
      {frame !== null && item !== null && (
        <TextInPlace key={`${item.section}:${item.block}`} item={item} caret={writing?.caret ?? null} find={find} />
      )}
    </div>
  )
}

const none: readonly number[] = []

/** The text at this place, if its section is selected or its room is open; null otherwise. */
const textInHand = (state: State, { section, block }: Writing): TextItem | null => {
  const { screen } = place(state)
  const isOpen = screen === 'homepage' ? selectedSection(state) === section : screen === section
  return (isOpen ? textsOf(state, section).find((text) => text.block === block) : undefined) ?? null
}

type TextInPlaceProps = {
  readonly item: TextItem
  /** Where the caret stands first, in CSS pixels of the frame's viewport; null for the end. */
  readonly caret: Writing['caret']
  /** The element that draws the text; undefined for the moment in which the canvas redraws it. */
  readonly find: () => HTMLElement | undefined
}

/**
 * An editable copy of a text, placed exactly over it with the same look, inside the frame. The block editor still draws the text itself; it
 * stays hidden and unchanged until the merchant stops typing.
 */
const TextInPlace = ({ item, caret, find }: TextInPlaceProps) => {
  const transient = useTransientStore()
  const onLeave = useLeave()
  const { line, over } = useWritten(item, { pace: onPage, onLeave })
  const place = usePlaceOver(find, line)
  const [first] = useState(caret)
  useEffect(() => {
    if (line.current !== null) transient.put({ line: { item, element: line.current } })
  }, [transient, line, item])
  useEffect(() => () => transient.put({ line: null }), [transient])
  useEffect(() => {
    if (line.current === null) return
    line.current.focus({ preventScroll: true })
    putCaret(line.current, first)
  }, [line, first])
  return (
    <>
      <div
        ref={line}
        className="cys-text-in-place"
        role="textbox"
        aria-label={__('Text on the page', 'customize-your-store')}
        contentEditable
        suppressContentEditableWarning
        style={place}
      />
      {over > 0 && (
        <p className="cys-text-in-place__fault" role="alert" style={{ left: place.left, top: place.top }}>
          {tooLong(over)}
        </p>
      )}
    </>
  )
}

/** At this point of the text, or at its end, or around all of it. */
const putCaret = (line: HTMLElement, point: Writing['caret']): void => {
  const { ownerDocument } = line
  const selection = ownerDocument.getSelection()
  // Safari has it since 2025.
  const isKnown = point !== null && point !== 'all' && 'caretPositionFromPoint' in ownerDocument
  const at = isKnown ? ownerDocument.caretPositionFromPoint(point.x, point.y) : null
  if (at !== null && line.contains(at.offsetNode)) return selection?.collapse(at.offsetNode, at.offset)
  selection?.selectAllChildren(line)
  if (point !== 'all') selection?.collapseToEnd()
}

/**
 * The look and position of the original text. The original grows to the height of the copy, so that the page makes room for it.
 */
const usePlaceOver = (find: TextInPlaceProps['find'], copy: RefObject<HTMLElement>) => {
  const [place, setPlace] = useState<Partial<ReturnType<typeof placeOf>>>({})
  useLayoutEffect(() => {
    const body = copy.current?.ownerDocument.body
    if (body === undefined) return
    let covered: ReturnType<typeof coverUp> | null = null
    const follow = () => {
      const element = find()
      if (element !== undefined && element !== covered?.element) {
        covered?.uncover()
        covered = coverUp(element)
      }
      covered?.growTo(copy.current?.scrollHeight ?? 0)
      if (element !== undefined) setPlace(placeOf(element))
    }
    follow()
    const changed = new MutationObserver(follow)
    changed.observe(body, { childList: true, characterData: true, subtree: true })
    const resized = new ResizeObserver(follow)
    resized.observe(body)
    // The copy grows in another size of the text, too.
    if (copy.current !== null) resized.observe(copy.current)
    return () => {
      changed.disconnect()
      resized.disconnect()
      covered?.uncover()
    }
  }, [find, copy])
  return place
}

const coverUp = (element: HTMLElement) => {
  const { style } = element
  const { visibility, minHeight } = style
  style.visibility = 'hidden'
  return {
    element,
    growTo: (height: number) => {
      style.minHeight = `${height}px`
    },
    uncover: () => {
      style.visibility = visibility
      style.minHeight = minHeight
    },
  }
}

const placeOf = (element: HTMLElement) => {
  const window = element.ownerDocument.defaultView
  const { left, top, width } = element.getBoundingClientRect()
  const look = window?.getComputedStyle(element)
  return {
    left: left + (window?.scrollX ?? 0),
    top: top + (window?.scrollY ?? 0),
    width,
    ...Object.fromEntries(copied.map((property) => [property, look?.[property] ?? ''])),
  }
}

const copied = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'lineHeight',
  'letterSpacing',
  'textTransform',
  'textAlign',
  'textWrap',
  'textDecoration',
  'direction',
  'color',
  'backgroundColor',
  'borderRadius',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
] as const
