/** Inside the frame: reports when the page is drawn, i.e. when the blocks' requests to the store have ended. */
import { useEffect } from 'react'
import { whenQuiet } from './when-quiet'

export const SayWhenDrawn = ({ onDrawn }: { readonly onDrawn: () => void }) => {
  useEffect(() => {
    return whenQuiet({ pace: 25, calm: 4, limit: 400 }, onDrawn)
  }, [onDrawn])
  return null
}
