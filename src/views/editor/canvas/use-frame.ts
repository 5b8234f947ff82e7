import { useEffect, useState, type RefCallback } from 'react'

/** The document that an element stands in: the canvas's, for what is drawn inside of its frame. Null before that. */
export const useFrame = (): readonly [Document | null, RefCallback<Element>] => {
  const [frame, setFrame] = useState<Document | null>(null)
  return [frame, (element) => (element === null ? undefined : setFrame(element.ownerDocument))]
}

/** Listens while the view is there. */
export const useListener = <K extends keyof DocumentEventMap>(
  target: Document | null,
  name: K,
  listener: (event: DocumentEventMap[K]) => void,
): void =>
  useEffect(() => {
    target?.addEventListener(name, listener, { passive: true })
    return () => target?.removeEventListener(name, listener)
  }, [target, name, listener])
