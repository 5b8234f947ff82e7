import { useEffect, useState } from 'react'
import { revealTimeout } from '../../../catalogue/limits'
import { fact } from '../../../events'
import { useRecord } from '../../flow'

/**
 * Whether the canvas took too long; this is recorded once, and the canvas is then shown as it is. Where it is `hopeless` to wait, it is
 * recorded at once: Save and what else waits for the canvas goes on.
 */
export const useOverdue = (waiting: boolean, hopeless: boolean): boolean => {
  const record = useRecord()
  const [overdue, setOverdue] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => {
      setOverdue(true)
      void record(fact('CanvasOverdue'))
    }, revealTimeout)
    return () => clearTimeout(timer)
  }, [waiting, record])
  useEffect(() => {
    if (hopeless) void record(fact('CanvasOverdue'))
  }, [hopeless, record])
  return overdue
}
