/**
 * The bar's position: the work done, plus a slow advance at the loader's pace while work takes long (docs/spec/set-up.md). It never goes back and
 * never reaches the end before the work does. With reduced motion, it shows only the work done.
 */
import { useReducedMotion } from '@wordpress/compose'
import { useEffect, useState } from 'react'
import type { LoaderView } from '../../projections/set-up/loader'
import { usePast } from '../past'

export const usePace = ({ percent, until, pace }: LoaderView): number => {
  const [shown, setShown] = useState(percent)
  const reduced = useReducedMotion()
  const past = usePast()
  const isStill = reduced || past !== null
  useEffect(() => {
    if (isStill) return
    const timer = setInterval(() => setShown((now) => movedOn(now, { percent, until, pace })), tick)
    return () => clearInterval(timer)
  }, [isStill, percent, until, pace])
  return Math.max(percent, isStill ? 0 : Math.floor(shown))
}

const tick = 250

/** The bar's position after the next tick. */
export const movedOn = (shown: number, { percent, until, pace }: Omit<LoaderView, 'stage'>): number =>
  Math.max(percent, shown, Math.min(until, Math.max(shown, percent) + (pace * tick) / 1000))
