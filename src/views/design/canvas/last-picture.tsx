/**
 * A picture of the page as it was last drawn, shown until the block editor has drawn the page. Used only if the design is still the same.
 */
import { __ } from '@wordpress/i18n'
import { useEffect, useState } from 'react'
import { drawnFrom } from '../../../projections/design/readability'
import { litPart, restOpacity } from '../../../projections/design/canvas'
import { place } from '../../../projections/design/place'
import { useProjection } from '../../flow'
import { useHost, type PagePicture } from '../../host'
import { usePast } from '../../past'
import { pageIsThere } from '../../ui/change-screen'
import { setLit, setOpacity } from './page-document'

/** The picture's document as HTML; null if there is none of the current design. */
export const useLastPicture = (): string | null => {
  const from = useProjection(drawnFrom)
  const isPast = usePast() !== null
  const { pagePictures } = useHost()
  const [picture, setPicture] = useState<PagePicture | null>(() => (isPast ? null : pagePictures.known()))
  useEffect(() => {
    if (isPast) return
    let left = false
    void pagePictures.last().then((found) => left || setPicture(found))
    return () => {
      left = true
    }
  }, [isPast, pagePictures])
  return picture?.from === from ? picture.html : null
}

/** Shows the picture. No script runs in it, and nothing in it can be clicked, focused or read by screen readers. */
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
          pageIsThere()
          if (page === null || lit === null) return
          setLit(page, lit)
          setOpacity(page, restOpacity(lit, null))
          if (lit === 'footer') page.defaultView?.scrollTo({ top: page.documentElement.scrollHeight })
        }}
      />
    </div>
  )
}
