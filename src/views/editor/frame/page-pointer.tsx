/**
 * The page under the pointer. Whatever can be changed has an outline with the name of what a click does; one click opens it, from every
 * room. Rendered inside the frame.
 */
import { __ } from '@wordpress/i18n'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isRevealed } from '../../../projections/design/page'
import { factsOfClick, type Target } from '../../../projections/design/targets'
import { useTransient, useTransientStore } from '../../design/canvas/transient'
import { useAsk, useRecord } from '../../flow'
import type { DrawnSection } from '../blocks-of'
import { targetAt, type Found } from './target'
import { useFrame, useListener } from './use-frame'

/** `pieces`: the sections, and header and footer. */
type Props = { readonly pieces: readonly DrawnSection[] }

export const PagePointer = ({ pieces }: Props) => {
  const ask = useAsk()
  const record = useRecord()
  const transient = useTransientStore()
  const [frame, mark] = useFrame()
  const found = useCallback(
    ({ clientX, clientY }: MouseEvent) =>
      frame === null
        ? null
        : ask((state) => (isRevealed(state) ? targetAt(state, frame, pieces, { x: clientX, y: clientY }) : null)),
    [ask, frame, pieces],
  )
  const open = useCallback(
    (event: MouseEvent) => {
      const target = found(event)?.target ?? null
      const { clientX: x, clientY: y } = event
      transient.put({ fresh: null, ...(target?.what === 'text' ? { writing: { ...target, caret: { x, y } } } : {}) })
      for (const each of ask((state) => factsOfClick(state, target))) void record(each)
    },
    [ask, found, record, transient],
  )
  useListener(frame, 'click', open)
  return (
    <div ref={mark} aria-hidden="true">
      {frame !== null && <TargetMark frame={frame} found={found} />}
    </div>
  )
}

type MarkProps = { readonly frame: Document; readonly found: (event: MouseEvent) => Found | null }

/** Not for touch, which has no hover. */
const TargetMark = ({ frame, found }: MarkProps) => {
  const isWriting = useTransient('writing') !== null
  const isBusy = useTransient('drag') !== null || isWriting
  const [over, setOver] = useState<Found | null>(null)
  const last = useRef<PointerEvent | null>(null)
  const [asked] = useState({ frame: 0 })
  // Once per frame, since many boxes are measured.
  const look = useCallback(() => {
    asked.frame ||= requestAnimationFrame(() => {
      asked.frame = 0
      const now = last.current === null ? null : found(last.current)
      setOver((before) => (before?.element === now?.element ? before : now))
    })
  }, [asked, found])
  const follow = useCallback(
    (event: PointerEvent) => {
      last.current = event.pointerType === 'touch' ? null : event
      look()
    },
    [look],
  )
  const leave = useCallback(() => {
    last.current = null
    look()
  }, [look])
  useListener(frame, 'pointermove', follow)
  useListener(frame, 'scroll', look)
  useListener(frame, 'mouseleave', leave)
  useEffect(() => () => cancelAnimationFrame(asked.frame), [asked])
  if (over === null || isBusy || !over.element.isConnected) return null
  const { left, top, width, height } = over.element.getBoundingClientRect()
  const view = frame.defaultView
  return (
    <div
      data-cursor={over.target.what === 'text' ? 'text' : 'pointer'}
      className={`cys-target ${over.target.what === 'section' ? 'is-section' : ''}`}
      style={{ left: left + (view?.scrollX ?? 0), top: top + (view?.scrollY ?? 0), width, height }}
    >
      <span className={`cys-target__name ${placeOfName(over.element.getBoundingClientRect())}`}>
        {names[over.target.what]()}
      </span>
    </div>
  )
}

/** Above the target; where there is no room, in it if it is high, else below it. */
const placeOfName = ({ top, height }: DOMRect): string => (top >= 40 ? '' : height >= 120 ? 'is-inside' : 'is-below')

/** What a click does. */
const names: Readonly<Record<Target['what'], () => string>> = {
  text: () => __('Edit text', 'customize-your-store'),
  picture: () => __('Change image', 'customize-your-store'),
  products: () => __('Choose products', 'customize-your-store'),
  section: () => __('Select section', 'customize-your-store'),
  name: () => __('Name your store', 'customize-your-store'),
  logo: () => __('Change logo', 'customize-your-store'),
  menu: () => __('Arrange your menu', 'customize-your-store'),
  header: () => __('Change your header', 'customize-your-store'),
  footer: () => __('Change your footer', 'customize-your-store'),
}
