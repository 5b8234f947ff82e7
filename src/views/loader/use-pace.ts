/**
 * Where the bar stands: at what is done, and beyond it at the loader's own pace while work takes long (spec §9). It never goes
 * back, never ends before its work, and moves with the work alone where less motion is asked for.
 */
import { useReducedMotion } from '@wordpress/compose'
import { useEffect, useState } from 'react'
import type { LoaderView } from '../../projections/loader'
import { usePast } from '../past'

export const usePace = ({ percent, until, pace }: LoaderView): number => {
  const [shown, setShown] = useState(percent)
  const isStill = useReducedMotion() || usePast() !== null
  useEffect(() => {
    if (isStill) return
    const timer = setInterval(() => setShown((now) => movedOn(now, { percent, until, pace })), tick)
    return () => clearInterval(timer)
  }, [isStill, percent, until, pace])
  return Math.max(percent, isStill ? 0 : Math.floor(shown))
}

const tick = 250

/** Where the bar stands a moment later. */
export const movedOn = (shown: number, { percent, until, pace }: Omit<LoaderView, 'title'>): number =>
  Math.max(percent, shown, Math.min(until, Math.max(shown, percent) + (pace * tick) / 1000))
