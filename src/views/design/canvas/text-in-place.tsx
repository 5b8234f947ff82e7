/**
 * Inside the frame: an editable copy of a text, right over it and looking like it. The text itself is drawn by the block editor and
 * stays as it is, out of sight, until what was written has come to rest.
 */
import { __ } from '@wordpress/i18n'
import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import type { TextItem } from '../../../projections/design/texts'
import { tooLong } from '../texts/too-long'
import { useWritten } from '../texts/use-written'
import { useTransientStore } from './transient'

/** Pause after which what was typed counts, in milliseconds: longer than in the side, since the page is drawn anew below the hand. */
const rest = 2000

type Props = { readonly item: TextItem; readonly element: HTMLElement }

/** @param element absent for the moment in which the canvas draws it anew: what is being written stays meanwhile */
export const TextInPlace = ({ item, element }: Partial<Props> & Pick<Props, 'item'>) => {
  const [under, setUnder] = useState(element)
  if (element !== undefined && element !== under) setUnder(element)
  return under === undefined ? null : <Copy item={item} element={under} />
}

const Copy = ({ item, element }: Props) => {
  const transient = useTransientStore()
  const onLeave = useCallback(() => transient.put({ writing: null }), [transient])
  const { line, over } = useWritten(item, { rest, onLeave })
  const place = usePlaceOver(element, line)
  useEffect(() => line.current?.focus({ preventScroll: true }), [line])
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
const usePlaceOver = (element: HTMLElement, copy: RefObject<HTMLElement>) => {
  const [place, setPlace] = useState(() => placeOf(element))
  useLayoutEffect(() => {
    const below = coverUp(element)
    const follow = () => {
      if (!element.isConnected) return
      below.growTo(copy.current?.scrollHeight ?? 0)
      setPlace(placeOf(element))
    }
    const changed = new MutationObserver(follow)
    if (copy.current !== null) changed.observe(copy.current, { childList: true, characterData: true, subtree: true })
    const resized = new ResizeObserver(follow)
    resized.observe(element.ownerDocument.body)
    return () => {
      changed.disconnect()
      resized.disconnect()
      below.uncover()
    }
  }, [element, copy])
  return place
}

const coverUp = ({ style }: HTMLElement) => {
  const { visibility, minHeight } = style
  style.visibility = 'hidden'
  return {
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
