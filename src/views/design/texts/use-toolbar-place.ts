/** Keeps the toolbar of a text above it, and within the frame. */
import { useLayoutEffect, useState, type RefObject } from 'react'

/** In CSS pixels: between the text and the toolbar, and between the toolbar and the edges of the frame. */
const [gap, edge] = [12, 8]

type Place = { readonly left: number; readonly top: number }

export const useToolbarPlace = (element: HTMLElement, tools: RefObject<HTMLElement>): Place => {
  const [place, setPlace] = useState<Place>({ left: edge, top: edge })
  useLayoutEffect(() => {
    const look = () =>
      setPlace((before) => {
        const now = tools.current === null ? before : placeOf(element, tools.current)
        return now.left === before.left && now.top === before.top ? before : now
      })
    look()
    const view = element.ownerDocument.defaultView
    const frame = view?.frameElement ?? null
    const resized = new ResizeObserver(look)
    for (const each of [element, tools.current, frame, element.ownerDocument.body])
      if (each !== null) resized.observe(each)
    view?.addEventListener('scroll', look, { passive: true })
    view?.addEventListener('resize', look)
    // The page is scaled with an animation.
    frame?.addEventListener('transitionend', look)
    return () => {
      resized.disconnect()
      view?.removeEventListener('scroll', look)
      view?.removeEventListener('resize', look)
      frame?.removeEventListener('transitionend', look)
    }
  }, [element, tools])
  return place
}

const placeOf = (element: HTMLElement, tools: HTMLElement): Place => {
  const frame = element.ownerDocument.defaultView?.frameElement as HTMLElement | null | undefined
  const around = tools.offsetParent
  if (frame == null || around === null) return { left: edge, top: edge }
  const [seen, page] = [around.getBoundingClientRect(), frame.getBoundingClientRect()]
  const scale = page.width / Math.max(frame.offsetWidth, 1)
  const text = element.getBoundingClientRect()
  const [left, top] = [page.left - seen.left + text.left * scale, page.top - seen.top + text.top * scale]
  const bottom = top + text.height * scale
  const { offsetWidth: width, offsetHeight: height } = tools
  const [most, lowest] = [seen.width - width - edge, seen.height - height - edge]
  const isRtl = element.ownerDocument.defaultView?.getComputedStyle(element).direction === 'rtl'
  const begin = isRtl ? left + text.width * scale - width : left
  const above = top - gap - height
  return {
    left: Math.round(Math.max(edge, Math.min(begin, most))),
    top: Math.round(Math.max(edge, Math.min(above >= edge ? above : bottom + gap, lowest))),
  }
}
