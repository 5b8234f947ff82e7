/**
 * Inside the frame: an editable copy of a text, right over it and looking like it. The text itself is drawn by the block editor and
 * stays as it is, out of sight, until what was written has come to rest.
 */
import { __ } from '@wordpress/i18n'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { TextItem } from '../../../projections/design/texts'
import { useRichLine } from '../texts/use-rich-line'
import { useWritten } from '../texts/use-written'
import { useTransientStore } from './transient'

/** Pause after which what was typed counts, in milliseconds: longer than in the side, since the page is drawn anew below the hand. */
const rest = 2000

type Props = { readonly item: TextItem; readonly element: HTMLElement }

export const TextInPlace = ({ item, element }: Props) => {
  const transient = useTransientStore()
  const written = useWritten(item, rest)
  const copy = useRef<HTMLElement | null>(null)
  const end = useCallback(() => transient.put({ writing: null }), [transient])
  const line = useRichLine({
    html: item.html,
    onChange: written.change,
    onSettle: () => {
      written.settle()
      end()
    },
    onCancel: () => {
      written.change(item.html)
      end()
    },
  })
  const place = usePlaceOver(element, copy)
  useEffect(() => copy.current?.focus({ preventScroll: true }), [])
  return (
    <div
      ref={(now) => {
        copy.current = now
        line(now)
      }}
      className="cys-text-in-place"
      role="textbox"
      aria-label={__('Text on the page', 'customize-your-store')}
      contentEditable
      suppressContentEditableWarning
      data-over={written.over > 0 ? '' : undefined}
      style={place}
    />
  )
}

/** The look and place of the text below, which gets as high as what is written over it, so that the page makes room. */
const usePlaceOver = (element: HTMLElement, copy: React.RefObject<HTMLElement>) => {
  const [place, setPlace] = useState(() => placeOf(element))
  useLayoutEffect(() => {
    const { visibility, minHeight } = element.style
    element.style.visibility = 'hidden'
    const follow = () => {
      const height = copy.current?.scrollHeight ?? 0
      element.style.minHeight = `${height}px`
      setPlace(placeOf(element))
    }
    const changed = new MutationObserver(follow)
    if (copy.current !== null) changed.observe(copy.current, { childList: true, characterData: true, subtree: true })
    const resized = new ResizeObserver(follow)
    resized.observe(element.ownerDocument.body)
    return () => {
      changed.disconnect()
      resized.disconnect()
      element.style.visibility = visibility
      element.style.minHeight = minHeight
    }
  }, [element, copy])
  return place
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
