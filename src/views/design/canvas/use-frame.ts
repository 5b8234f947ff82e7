/** Hooks for elements inside the canvas's frame. */
import { useEffect, useState, type RefCallback } from 'react'
import type { FrameSpace } from '../../../projections/design/canvas'
import { fact } from '../../../events'
import { selectedSection } from '../../../projections/design/sections'
import { useProjection, useRecord } from '../../flow'
import { useShowSection, useTransientStore } from './transient'

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

/** The current size of an element; null until it is mounted. */
export const useElementSize = (): readonly [FrameSpace | null, RefCallback<Element>] => {
  const [element, setElement] = useState<Element | null>(null)
  const [size, setSize] = useState<FrameSpace | null>(null)
  useEffect(() => {
    if (element === null) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return [size, setElement]
}

/** @returns a function that scrolls the canvas to the header, a section or the footer, and selects the section */
export const useShowPiece = (): ((where: string | undefined) => void) => {
  const record = useRecord()
  const transient = useTransientStore()
  const showSection = useShowSection()
  const selected = useProjection(selectedSection)
  return (where) => {
    if (where === undefined) return
    if (where === 'header' || where === 'footer') {
      transient.put({ goal: { to: where === 'header' ? 'top' : 'bottom' } })
      return
    }
    showSection(where)
    if (where !== selected) void record(fact('SectionSelected', { section: where }))
  }
}
