import { useLayoutEffect, useReducer } from 'react'
import type { List, Window } from './previews'
import type { Box } from './windows-in'

export type Places = {
  /** Of the list, in CSS pixels of the screen. */
  readonly size: { readonly width: number; readonly height: number }
  /** Pixels of the screen for each pixel of the page that is drawn. */
  readonly scale: number
  /** Where in the frame each drawing is to be seen, by its window's id. */
  readonly boxes: ReadonlyMap<string, Box>
}

/**
 * Measures before anything is painted, and again whenever the list or one of the windows in it changes its size: what is above a
 * window moves it.
 * @param drawn changes when windows are given the heights of their patterns
 */
export const usePlaces = (list: List | null, windows: readonly Window[], drawn: unknown): Places => {
  const [places, tell] = useReducer(latest, nowhere)
  const isEmpty = list === null || windows.length === 0
  useLayoutEffect(() => {
    if (!isEmpty) tell(measured(list, windows))
  }, [isEmpty, list, windows, drawn])
  useLayoutEffect(() => {
    if (isEmpty) return
    const observer = new ResizeObserver(() => tell(measured(list, windows)))
    observer.observe(list.element)
    for (const { box } of windows) observer.observe(box)
    return () => observer.disconnect()
  }, [isEmpty, list, windows])
  return isEmpty ? nowhere : places
}

const nowhere: Places = { size: { width: 0, height: 0 }, scale: 1, boxes: new Map() }

/** Keeps the places from before if they are the same. */
const latest = (before: Places, now: Places): Places => (written(now) === written(before) ? before : now)

const measured = ({ element: list, pageWidth }: List, windows: readonly Window[]): Places => {
  const { left, top, width, height } = list.getBoundingClientRect()
  const scale = (windows[0]?.box.clientWidth ?? width) / pageWidth || 1
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
  return { size: { width, height }, scale, boxes: new Map(windows.map(({ id, box }) => [id, boxOf(box)])) }
}

const written = ({ size, scale, boxes }: Places): string => JSON.stringify([size, scale, [...boxes]])
