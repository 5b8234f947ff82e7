/**
 * Core draws blocks that are not selected in idle moments of the browser. Chromium has none for as long as no frame is drawn: a merchant
 * who writes by keys alone would not see the new name on the page until the mouse is moved. A frame after each change ends the waiting.
 */
import { useRegistry } from '@wordpress/data'
import { useEffect } from 'react'

export const FramesAfterChanges = () => {
  const { subscribe } = useRegistry()
  useEffect(() => {
    let asked: number | null = null
    const unsubscribe = subscribe(() => {
      asked ??= requestAnimationFrame(() => (asked = null))
    })
    return () => {
      unsubscribe()
      if (asked !== null) cancelAnimationFrame(asked)
    }
  }, [subscribe])
  return null
}
