/** Inside the frame: after a change, when the page has come to rest, keeps its picture for the next time that the designer opens. */
import { useEffect } from 'react'
import { drawnFrom } from '../../../projections/design/drawn-from'
import { newProducts } from '../../../projections/design/page'
import { useAsk, useLaterProjection, useProjection } from '../../flow'
import { usePast } from '../../past'
import { keepPicture } from './page-pictures'
import { pictureOf } from './picture-of'
import { useFrame } from './use-frame'
import { whenQuiet } from './when-quiet'

export const KeepPicture = () => {
  const from = useLaterProjection(drawnFrom)
  const ask = useAsk()
  const products = useProjection(newProducts)
  const isPast = usePast() !== null
  const [frame, mark] = useFrame()
  useEffect(() => {
    if (isPast || frame === null || from === null) return
    return whenQuiet({ pace: 250, calm: 4, limit: 400 }, () => {
      // After another choice, the picture of that is kept.
      if (ask(drawnFrom) === from) keepPicture({ from, html: pictureOf(frame) })
    })
  }, [isPast, frame, from, products, ask])
  return <i ref={mark} hidden />
}
