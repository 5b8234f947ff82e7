/**
 * Core draws blocks that are not selected in idle moments of the browser, a few in each. Chromium has none for as long as no frame is
 * drawn: a merchant who writes by keys alone would not see the new name on the page until the mouse is moved. Frames after each change
 * end the waiting, for as many idle moments as a whole page takes.
 */
import { useRegistry } from '@wordpress/data'
import { useEffect } from 'react'

/** One is mostly enough; a page that is just being drawn takes several. */
const moments = 10

export const FramesAfterChanges = () => {
  const { subscribe } = useRegistry()
  useEffect(() => {
    // Elsewhere core draws without waiting for the browser.
    if (!('requestIdleCallback' in globalThis)) return
    let left = 0
    let asked: number | null = null
    const onFrame = () => {
      asked = left > 0 ? requestAnimationFrame(onFrame) : null
    }
    const onIdle = () => {
      left -= 1
      if (left > 0) requestIdleCallback(onIdle)
    }
    const unsubscribe = subscribe(() => {
      if (left <= 0) requestIdleCallback(onIdle)
      left = moments
      asked ??= requestAnimationFrame(onFrame)
    })
    return () => {
      left = 0
      unsubscribe()
      if (asked !== null) cancelAnimationFrame(asked)
    }
  }, [subscribe])
  return null
}
