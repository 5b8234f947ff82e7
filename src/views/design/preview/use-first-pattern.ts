/** While something that opens a list is pointed at or has the focus, the first pattern of that list is drawn out of sight. */
import { useContext, useEffect, useMemo, type PointerEvent } from 'react'
import { resting } from '../../ui/resting'
import { PreviewsContext, type FirstPattern } from './previews'

/** @returns handlers for the element */
export const useFirstPattern = (first: FirstPattern | null) => {
  const { prepare } = useContext(PreviewsContext)
  // A pointer on its way to something else is gone by then.
  const near = useMemo(() => resting(prepare, { rest: 40 }), [prepare])
  const isNone = first === null
  useEffect(() => () => near.cancel(), [near, isNone])
  if (first === null) return {}
  const come = () => near(first)
  const go = () => {
    near.cancel()
    prepare(null)
  }
  // A finger leaves before it has pressed.
  const leave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && go()
  return { onPointerEnter: come, onFocus: come, onPointerLeave: leave, onBlur: go }
}
