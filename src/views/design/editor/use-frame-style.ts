import { useLayoutEffect, useRef } from 'react'
import { useInnerFrame } from './use-inner-frame'

/** A style sheet in the frame below an element: of what changes often, as the block editor goes through all of its own again. */
export const useFrameStyle = (root: HTMLElement | null, css: string): void => {
  const frame = useInnerFrame(root)
  const sheet = useRef<HTMLStyleElement | null>(null)
  useLayoutEffect(() => {
    if (frame === null) return
    sheet.current = frame.head.appendChild(frame.createElement('style'))
    return () => sheet.current?.remove()
  }, [frame])
  useLayoutEffect(() => {
    if (sheet.current !== null) sheet.current.textContent = css
  }, [frame, css])
}
