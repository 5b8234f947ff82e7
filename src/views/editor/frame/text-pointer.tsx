/** A click on a text of the section that is already selected starts editing it in place. Rendered inside the frame. */
import { __ } from '@wordpress/i18n'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { place } from '../../../projections/design/place'
import { selectedSection } from '../../../projections/design/sections'
import { textBlocksOf, textsOf, type TextItem } from '../../../projections/design/texts'
import { useProjection } from '../../flow'
import type { DrawnSection } from '../blocks-of'
import { isOfGoods } from './of-goods'
import { textBlocks } from '../../../markup/texts'
import { onPage, tooLong, useWritten } from '../../design/texts/use-written'
import { useTransient, useTransientStore } from '../../design/canvas/transient'
import { useFrame, useListener } from './use-frame'

type Props = { readonly sections: readonly DrawnSection[] }

export const TextPointer = ({ sections }: Props) => {
  const active = useProjection(place).screen === 'homepage'
  const selected = useProjection(selectedSection)
  const texts = useProjection(useCallback((state) => (selected === null ? none : textsOf(state, selected)), [selected]))
  const places = useProjection(
    useCallback((state) => (selected === null ? none : textBlocksOf(state, selected)), [selected]),
  )
  const transient = useTransientStore()
  const writing = useTransient('writing')
  const [frame, mark] = useFrame()
  const section = sections.find(({ id }) => id === selected)
  const drawn = useCallback(
    () =>
      frame === null || section === undefined ? new Map<number, HTMLElement>() : drawnTexts(frame, section, places),
    [frame, section, places],
  )
  // The click that selects a section does not also start editing. Only a section that was selected before the pointer went down counts.
  const before = useRef<string | null>(null)
  const down = useCallback(() => void (before.current = selected), [selected])
  const begin = useCallback(
    ({ clientX, clientY }: MouseEvent) => {
      if (selected === null || before.current !== selected) return
      const found = [...drawn()].find(([, element]) => holds(element, clientX, clientY))
      if (found !== undefined && texts.some(({ block }) => block === found[0]))
        transient.put({ writing: { section: selected, block: found[0] } })
    },
    [drawn, texts, transient, selected],
  )
  useListener(active ? frame : null, 'pointerdown', down)
  useListener(active ? frame : null, 'click', begin)
  const item =
    active && writing !== null && writing.section === selected
      ? texts.find(({ block }) => block === writing.block)
      : undefined
  const block = item?.block
  const find = useCallback(() => (block === undefined ? undefined : drawn().get(block)), [drawn, block])
  return (
    <div ref={mark}>
      {frame !== null && item !== undefined && (
        <TextInPlace key={`${item.section}:${item.block}`} item={item} find={find} />
      )}
    </div>
  )
}

const none: readonly TextItem[] & readonly number[] = []

const holds = (element: Element, x: number, y: number): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return left <= x && x < right && top <= y && y < bottom
}

const selector = textBlocks.map((name) => `[data-type="${name}"]`).join()

/**
 * The elements in which the canvas draws the texts of a section.
 *
 * @param places indexes of the section's text blocks in its markup, in order
 * @returns index → element; empty if the canvas draws a different number of text blocks, for example in a list of products
 */
const drawnTexts = (
  frame: Document,
  { clientIds }: DrawnSection,
  places: readonly number[],
): ReadonlyMap<number, HTMLElement> => {
  const drawn = clientIds.flatMap((id) => {
    const root = frame.getElementById(`block-${id}`)
    if (root === null) return []
    return [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => !isOfGoods(element),
    )
  })
  if (drawn.length !== places.length) return new Map()
  return new Map(
    drawn.flatMap((block, index) => {
      const element = block.querySelector<HTMLElement>('.wp-block-button__link, :scope > summary') ?? block
      const place = places[index]
      return place === undefined ? [] : [[place, element] as const]
    }),
  )
}

type TextInPlaceProps = {
  readonly item: TextItem
  /** The element that draws the text; undefined for the moment in which the canvas redraws it. */
  readonly find: () => HTMLElement | undefined
}

/**
 * An editable copy of a text, placed exactly over it with the same look, inside the frame. The block editor still draws the text itself; it
 * stays hidden and unchanged until the merchant stops typing.
 */
const TextInPlace = ({ item, find }: TextInPlaceProps) => {
  const transient = useTransientStore()
  const onLeave = useCallback(() => transient.put({ writing: null }), [transient])
  const { line, over } = useWritten(item, { pace: onPage, onLeave })
  const place = usePlaceOver(find, line)
  useEffect(() => {
    line.current?.focus({ preventScroll: true })
  }, [line])
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
