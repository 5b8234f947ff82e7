/**
 * Provides a copy of the home page as it is drawn, with the header, sections and footer marked. Rendered inside the frame.
 */
import { useEffect } from 'react'
import type { DrawnSection } from '../editor/blocks-of'
import { pictureOf } from '../canvas/last-picture'
import { useFrame } from '../canvas/use-frame'
import { whenQuiet } from '../canvas/when-quiet'

let lent: (() => string) | null = null

/** Waits until the page has finished drawing. @returns its document as HTML; null if the canvas has not drawn it. */
export const homeCopy = (): Promise<string | null> =>
  new Promise((resolve) => {
    whenQuiet({ pace: 100, calm: 2, limit: 100 }, () => resolve(lent?.() ?? null))
  })

export const HomeCopy = ({ sections }: { readonly sections: readonly DrawnSection[] }) => {
  const [frame, mark] = useFrame()
  useEffect(() => {
    if (frame === null) return
    const copy = () => marked(pictureOf(frame), sections)
    lent = copy
    return () => {
      if (lent === copy) lent = null
    }
  }, [frame, sections])
  return <i ref={mark} hidden />
}

const marked = (html: string, sections: readonly DrawnSection[]): string => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const { id, clientIds } of sections)
    for (const clientId of clientIds) page.getElementById(`block-${clientId}`)?.setAttribute('data-cys-piece', id)
  const root = page.querySelector('.is-root-container')
  const blocks = [...(root?.children ?? [])].filter(({ id }) => id.startsWith('block-'))
  const first = blocks.findIndex((block) => block.hasAttribute('data-cys-piece'))
  blocks.forEach((block, place) => {
    if (!block.hasAttribute('data-cys-piece'))
      block.setAttribute('data-cys-piece', place < first || (first === -1 && place === 0) ? 'header' : 'footer')
  })
  return `<!doctype html>${page.documentElement.outerHTML}`
}
