/**
 * Dims the rest of the page on the header and footer screens until the merchant scrolls to it (D-06). Rendered inside the frame.
 */
import { useCallback, useEffect } from 'react'
import { litPart, restOpacity } from '../../../projections/design/canvas'
import { place } from '../../../projections/design/place'
import { useProjection } from '../../flow'
import { setLit, setOpacity } from '../../design/canvas/page-document'
import { useFrame, useListener } from './use-frame'

export const Dimming = () => {
  const lit = litPart(useProjection(place).screen)
  const [frame, mark] = useFrame()
  useEffect(() => {
    if (frame === null || lit === null) return
    setLit(frame, lit)
    setOpacity(frame, restOpacity(lit, null))
    return () => setLit(frame, null)
  }, [frame, lit])
  const follow = useCallback(() => {
    const window = frame?.defaultView
    if (frame === null || window == null || lit === null) return
    const range = frame.documentElement.scrollHeight - window.innerHeight
    setOpacity(frame, restOpacity(lit, { top: window.scrollY, range, width: window.innerWidth }))
  }, [frame, lit])
  const target = lit === null ? null : frame
  useListener(target, 'scroll', follow)
  // A page that fits in the frame does not scroll, so an attempt to scroll also ends the dimming.
  useListener(target, 'wheel', follow)
  useListener(target, 'touchmove', follow)
  return <i ref={mark} hidden />
}
