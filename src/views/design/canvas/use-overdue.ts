import { useEffect, useState } from 'react'
import { revealTimeout } from '../../../catalogue/limits'
import { fact } from '../../../events'
import { useRecord } from '../../flow'

/** Whether the canvas took too long; this is recorded once, and the canvas is then shown as it is. */
export const useOverdue = (waiting: boolean): boolean => {
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
  return overdue
}
