/** A window in a list of previews: the frame, which is behind it, shows the pattern there as it would look on the page, scaled down. */
import { memo, useContext, useId, useLayoutEffect, useRef } from 'react'
import { HeightsContext, PreviewsContext } from './previews'
import { useInSight } from './use-in-sight'

export const PatternPreview = memo(function PatternPreview({ content }: { readonly content: string }) {
  const { draw } = useContext(PreviewsContext)
  const box = useRef<HTMLDivElement>(null)
  const seen = useInSight(box)
  const id = useId()
  const height = useContext(HeightsContext).get(id)
  useLayoutEffect(() => {
    return seen && box.current !== null ? draw({ id, content, box: box.current }) : undefined
  }, [seen, draw, id, content])
  return (
    <div
      ref={box}
      className={`cys-preview ${height === undefined ? 'is-waiting' : ''}`}
      style={height === undefined ? {} : { blockSize: height }}
      aria-hidden="true"
    />
  )
})
