import { useEffect, useState } from 'react'

/** The document of the frame below an element, once it has loaded. The block editor replaces the one that a frame has at first. */
export const useInnerFrame = (root: HTMLElement | null): Document | null => {
  const [frame, setFrame] = useState<Document | null>(null)
  useEffect(() => {
    if (root === null) return
    const look = () => setFrame(root.querySelector('iframe')?.contentDocument ?? null)
    // `load` does not bubble, but can be captured.
    root.addEventListener('load', look, { capture: true })
    return () => root.removeEventListener('load', look, { capture: true })
  }, [root])
  return frame
}
