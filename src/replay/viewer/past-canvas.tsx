/** The canvas in a picture of the past. It is heavy: it follows once the picture rests, so that steps stay quick. */
import { useEffect, useState } from 'react'
import type { State } from '../../reducers'
import { FlowProvider, useProjection } from '../../views/flow'
import type { Past } from '../../views/past'
import { createPastClient } from './past-client'

/** Milliseconds; a held key repeats faster, and a play at four facts a second is slower. */
const rest = 200

export const PastCanvas: Past['Canvas'] = ({ children }) => {
  const now = useProjection(whole)
  const [client] = useState(createPastClient)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const later = setTimeout(() => {
      client.show(now)
      setDrawn(true)
    }, rest)
    return () => clearTimeout(later)
  }, [client, now])
  return isDrawn ? <FlowProvider client={client}>{children}</FlowProvider> : null
}

const whole = (state: State) => state
