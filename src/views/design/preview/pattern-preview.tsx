/** A window in a list of previews: the list's frame, which is behind it, shows the pattern there as it would look on the page, scaled down. */
import { memo, useContext, useEffect, useId, useState } from 'react'
import { PreviewsContext } from './previews'
import { useInSight } from './use-in-sight'

export const PatternPreview = memo(function PatternPreview({ content }: { readonly content: string }) {
  const { draw, heights } = useContext(PreviewsContext)
  const [box, setBox] = useState<HTMLElement | null>(null)
  const seen = useInSight(box)
  const id = useId()
  const height = heights.get(id)
  useEffect(() => {
    return seen && box !== null ? draw({ id, content, box }) : undefined
  }, [seen, box, draw, id, content])
  return (
    <div
      ref={setBox}
      className={`cys-preview ${height === undefined ? 'is-waiting' : ''}`}
      style={height === undefined ? {} : { blockSize: height }}
      aria-hidden="true"
    />
  )
})
