import { useEffect, useState } from 'react'
import type { Drawing } from './previews'
import type { Box } from './windows-in'

export type Places = {
  /** Of the list, in CSS pixels of the screen. */
  readonly size: { readonly width: number; readonly height: number }
  /** Pixels of the screen for each pixel of the page that is drawn. */
  readonly scale: number
  /** Where in the frame each drawing is to be seen, by its id. */
  readonly boxes: ReadonlyMap<string, Box>
}

/** Measures again whenever the list or one of the previews in it changes its size: what is above a preview moves it. */
export const usePlaces = (list: HTMLElement | null, drawings: readonly Drawing[], pageWidth: number): Places => {
  const [places, setPlaces] = useState<Places>(nowhere)
  useEffect(() => {
    if (list === null || drawings.length === 0) return
    const measure = () =>
      setPlaces((before) => {
        const now = measured(list, drawings, pageWidth)
        return written(now) === written(before) ? before : now
      })
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    for (const { box } of drawings) observer.observe(box)
    return () => observer.disconnect()
  }, [list, drawings, pageWidth])
  return places
}

const nowhere: Places = { size: { width: 0, height: 0 }, scale: 1, boxes: new Map() }

const measured = (list: HTMLElement, drawings: readonly Drawing[], pageWidth: number): Places => {
  const { left, top, width, height } = list.getBoundingClientRect()
  const scale = (drawings[0]?.box.clientWidth ?? width) / pageWidth || 1
  const boxOf = (element: HTMLElement): Box => {
    const box = element.getBoundingClientRect()
    const radius = Number.parseFloat(getComputedStyle(element).borderRadius) || 0
    return {
      left: (box.left - left) / scale,
      top: (box.top - top) / scale,
      width: box.width / scale,
      height: box.height / scale,
      radius: radius / scale,
    }
  }
  return { size: { width, height }, scale, boxes: new Map(drawings.map(({ id, box }) => [id, boxOf(box)])) }
}

const written = ({ size, scale, boxes }: Places): string => JSON.stringify([size, scale, [...boxes]])
