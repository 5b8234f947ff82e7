import { useEffect, useState } from 'react'
import { isRevealed } from '../../../projections/design/page'
import { measurable, readability } from '../../../projections/design/readability'
import { useAsk, useLaterProjection, useProjection, useRecord } from '../../flow'
import { usePast } from '../../past'
import { measurePages } from './measure-pages'

/** Pause after a choice before the pages are measured, in milliseconds: choices come in rows. */
const rest = 1500

/** Measures the pages while this is shown, whenever the design has changed. @returns what measures once more */
export const useMeasuring = (): (() => void) => {
  const revealed = useProjection(isRevealed)
  const { isMeasured } = useLaterProjection(readability)
  const isPast = usePast() !== null
  const record = useRecord()
  const ask = useAsk()
  const [again, setAgain] = useState(0)
  const of = useLaterProjection(measurable)?.of ?? null
  const due = !isPast && revealed && of !== null && (!isMeasured || again > 0)
  useEffect(() => {
    if (!due) return
    const ending = new AbortController()
    const timer = setTimeout(() => {
      const now = ask(measurable)
      if (now === null) return
      void measurePages(now, ending.signal).then((measured) => {
        if (measured === null) return
        setAgain(0)
        void record(measured)
      })
    }, rest)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [due, of, again, record, ask])
  return () => setAgain((turn) => turn + 1)
}
