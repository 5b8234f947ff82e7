/** Hooks for elements inside the canvas's frame. */
import { useEffect, useState, type RefCallback } from 'react'

/** The document of an element; inside the canvas, this is the frame's document. Null until the element is mounted. */
export const useFrame = (): readonly [Document | null, RefCallback<Element>] => {
  const [frame, setFrame] = useState<Document | null>(null)
  return [frame, (element) => (element === null ? undefined : setFrame(element.ownerDocument))]
}

/** Listens while the component is mounted. */
export const useListener = <K extends keyof DocumentEventMap>(
  target: Document | null,
  name: K,
  listener: (event: DocumentEventMap[K]) => void,
): void =>
  useEffect(() => {
    target?.addEventListener(name, listener, { passive: true })
    return () => target?.removeEventListener(name, listener)
  }, [target, name, listener])
