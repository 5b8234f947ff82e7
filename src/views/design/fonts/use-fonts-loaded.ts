import { useEffect, useState } from 'react'
import { previewFontsCss } from '../../../projections/design/font-faces'
import type { FontSample } from '../../../projections/design/fonts'
import { useProjection } from '../../flow'

/** Whether both fonts have loaded or failed; system fonts need no files. */
export const useFontsLoaded = (heading: FontSample, body: FontSample): boolean => {
  const files = useProjection(previewFontsCss)
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    let gone = false
    const arrived = () => (gone ? undefined : setLoaded(true))
    const load = ({ family, weight }: FontSample) => document.fonts.load(`${weight} 16px ${family}`)
    void Promise.all([load(heading), load(body)]).then(arrived, arrived)
    return () => void (gone = true)
  }, [heading, body, files])
  return loaded
}
