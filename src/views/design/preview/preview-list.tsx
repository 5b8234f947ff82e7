/** A list in which patterns are chosen by how they look. What draws them is behind it: see preview-stage.tsx. */
import { useContext, useLayoutEffect, useRef, type ReactNode } from 'react'
import { PreviewsContext } from './previews'
import './preview-list.css'

type Props = {
  /** The width of the page, in CSS pixels, that is scaled to a preview's width. */
  readonly pageWidth: number
  readonly children: ReactNode
}

export const PreviewList = ({ pageWidth, children }: Props) => {
  const { attach } = useContext(PreviewsContext)
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    return list.current === null ? undefined : attach({ element: list.current, pageWidth })
  }, [attach, pageWidth])
  return (
    <div ref={list} className="cys-previews">
      {children}
    </div>
  )
}
