/** The page as it was last drawn, if that still is the design: shown until the block editor has drawn it anew. */
import { __ } from '@wordpress/i18n'
import { useEffect, useState } from 'react'
import { drawnFrom } from '../../../projections/design/drawn-from'
import { litPart, restOpacity } from '../../../projections/design/dimming'
import { place } from '../../../projections/design/place'
import { useProjection } from '../../flow'
import { usePast } from '../../past'
import { setLit, setOpacity } from './dimming'
import { lastPicture, type PagePicture } from './page-pictures'

/** Its document as HTML; null if there is none of the present design. */
export const useLastPicture = (): string | null => {
  const from = useProjection(drawnFrom)
  const isPast = usePast() !== null
  const [picture, setPicture] = useState<PagePicture | null>(null)
  useEffect(() => {
    if (isPast) return
    let left = false
    void lastPicture().then((found) => left || setPicture(found))
    return () => {
      left = true
    }
  }, [isPast])
  return picture?.from === from ? picture.html : null
}

/** Nothing in it runs, and nothing can be clicked, focused or read out. */
export const LastPicture = ({ html }: { readonly html: string }) => {
  const lit = litPart(useProjection(place).screen)
  return (
    <div className="cys-canvas__page" aria-hidden="true" {...{ inert: '' }}>
      <iframe
        title={__('Preview of your homepage', 'customize-your-store')}
        tabIndex={-1}
        sandbox="allow-same-origin"
        srcDoc={html}
        onLoad={({ currentTarget: { contentDocument: page } }) => {
          if (page === null || lit === null) return
          setLit(page, lit)
          setOpacity(page, restOpacity(lit, null))
          if (lit === 'footer') page.defaultView?.scrollTo({ top: page.documentElement.scrollHeight })
        }}
      />
    </div>
  )
}
