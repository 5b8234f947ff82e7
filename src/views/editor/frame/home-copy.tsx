/**
 * Provides a copy of the home page as it is drawn, with the header, sections and footer marked. Rendered inside the frame.
 */
import { useEffect } from 'react'
import type { DrawnSection } from '../blocks-of'
import { pictureOf } from '../../design/canvas/page-document'
import { useTransientStore } from '../../design/canvas/transient'
import { useFrame } from './use-frame'

export const HomeCopy = ({ sections }: { readonly sections: readonly DrawnSection[] }) => {
  const transient = useTransientStore()
  const [frame, mark] = useFrame()
  useEffect(() => {
    if (frame === null) return
    const copy = () => marked(pictureOf(frame), sections)
    transient.put({ copyHome: copy })
    return () => {
      if (transient.state().copyHome === copy) transient.put({ copyHome: null })
    }
  }, [frame, sections, transient])
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
