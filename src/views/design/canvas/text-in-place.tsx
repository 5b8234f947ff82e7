/**
 * Inside the frame: an editable copy of a text, right over it and looking like it. The text itself is drawn by the block editor and
 * stays as it is, out of sight, until what was written has come to rest.
 */
import { __ } from '@wordpress/i18n'
import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import type { TextItem } from '../../../projections/design/texts'
import { onPage } from '../texts/pace'
import { tooLong } from '../texts/too-long'
import { useWritten } from '../texts/use-written'
import { useTransientStore } from './transient'

type Props = {
  readonly item: TextItem
  /** The element that draws the text; undefined for the moment in which the canvas draws it anew. */
  readonly find: () => HTMLElement | undefined
}

export const TextInPlace = ({ item, find }: Props) => {
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

/** The look and place of the text below, which gets as high as what is written over it, so that the page makes room. */
const usePlaceOver = (find: Props['find'], copy: RefObject<HTMLElement>) => {
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
