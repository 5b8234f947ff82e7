/**
 * On a small screen, the edge between the page and the sheet of choices below it. It can be dragged, moved with keys, or tapped.
 */
import { __ } from '@wordpress/i18n'
import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { sheetStops, type SheetStop } from '../../../catalogue/canvas'
import './sheet.css'
import { nearestStop, shareOf, sheetStop, stopBeside, tappedStop } from '../../../projections/design/canvas'
import { fact } from '../../../events'
import { useProjection, useRecord } from '../../flow'

export const SheetGrip = () => {
  const { stop, ref, handlers } = useSheet()
  const place = sheetStops.findIndex(({ name }) => name === stop)
  return (
    <div
      ref={ref}
      className="cys-sheet-grip"
      role="separator"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={__('Height of the choices', 'customize-your-store')}
      aria-valuemin={0}
      aria-valuemax={sheetStops.length - 1}
      aria-valuenow={place}
      aria-valuetext={heights[stop]()}
      {...handlers}
    />
  )
}

const heights: Readonly<Record<SheetStop, () => string>> = {
  low: () => __('Low: the page has most of the screen', 'customize-your-store'),
  middle: () => __('Middle: the page and the choices share the screen', 'customize-your-store'),
  high: () => __('High: the choices have most of the screen', 'customize-your-store'),
}

type Sheet = {
  readonly stop: SheetStop
  readonly ref: RefObject<HTMLDivElement>
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerUp: (event: PointerEvent) => void
    readonly onPointerCancel: () => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
}

/** How many pixels a finger may move for a press to still count as a tap. */
const slip = 6

/** Drags the sheet. During the drag only a custom property changes; a fact is recorded at the end. */
const useSheet = (): Sheet => {
  const stop = useProjection(sheetStop)
  const record = useRecord()
  const ref = useRef<HTMLDivElement>(null)
  const pull = useRef<{ readonly from: number; readonly share: number } | null>(null)
  const show = (share: number) => designerOf(ref.current)?.style.setProperty('--cys-sheet', String(share))
  useLayoutEffect(() => {
    show(shareOf(stop))
  }, [stop])

  const shareAt = ({ clientY }: PointerEvent): number => {
    const height = designerOf(ref.current)?.clientHeight ?? 0
    const { from, share } = pull.current ?? { from: clientY, share: shareOf(stop) }
    return height > 0 ? share + (from - clientY) / height : share
  }
  const rest = (next: SheetStop) => {
    show(shareOf(next))
    if (next !== stop) void record(fact('SheetPulled', { stop: next }))
  }
  return {
    stop,
    ref,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        pull.current = { from: event.clientY, share: shareOf(stop) }
      },
      onPointerMove: (event) => {
        if (pull.current !== null) show(shareAt(event))
      },
      onPointerUp: (event) => {
        if (pull.current === null) return
        const tapped = Math.abs(event.clientY - pull.current.from) <= slip
        const next = tapped ? tappedStop(stop) : nearestStop(shareAt(event))
        pull.current = null
        rest(next)
      },
      onPointerCancel: () => {
        pull.current = null
        show(shareOf(stop))
      },
      onKeyDown: (event) => {
        const way = ways[event.key]
        if (way === undefined) return
        event.preventDefault()
        rest(stopBeside(stop, way))
      },
    },
  }
}

const designerOf = (grip: HTMLElement | null) => grip?.closest<HTMLElement>('.cys-designer') ?? null

const ways: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, Home: -2, End: 2 }
