/** A whole page in a frame of its own, in styles that are not those of the design: what the page would be in another direction. */
import { BlockEditorProvider, BlockPreview } from '@wordpress/block-editor'
import { useEffect, useMemo, useRef } from 'react'
import type { EditorSettings } from '../../projections/design/page'
import { pageCss } from './frame/frame-style'
import { painted } from '../ui/painted'
import { Guarded, useForeign } from './guarded'
import type { Identity } from '../../events/design'
import type { Good } from '../../projections/design/goods'
import { withGoods } from './goods'
import { drawnPattern, groupOf, noBlocks } from './pattern-frame'
import { useShownIdentity } from './shown-identity'

type Props = {
  readonly settings: EditorSettings
  /** Markup of the page, with header and footer. */
  readonly content: string
  readonly css: string
  /** What lists of products show if the store has none; empty if it has some. */
  readonly goods: readonly Good[]
  /** Title and tagline of the shop; null for those that the store has. */
  readonly identity: Identity | null
  /** The width of the page, in CSS pixels, that is scaled down to the width of the frame's place. */
  readonly pageWidth: number
  /** Called once the page is drawn for the first time. */
  readonly onDrawn: () => void
}

export const DirectionFrame = ({ settings, ...props }: Props) => (
  <Guarded settings={settings}>
    {(drawn) => (
      <BlockEditorProvider value={noBlocks} settings={drawn}>
        <Page {...props} />
      </BlockEditorProvider>
    )}
  </Guarded>
)

const Page = ({ content, css, goods, identity, pageWidth, onDrawn }: Omit<Props, 'settings'>) => {
  const isForeign = useForeign()
  const root = useRef<HTMLDivElement>(null)
  // The goods are new objects each time, but follow from the content's direction.
  const key = JSON.stringify(goods)
  const blocks = useMemo(
    () => [withGoods(groupOf(content, isForeign), JSON.parse(key) as readonly Good[])],
    [content, isForeign, key],
  )
  const count = blocks[0]?.innerBlocks.length ?? 0
  useShownIdentity(identity)
  const sheets = useMemo(() => [{ css }, { css: pageCss }], [css])
  useEffect(() => {
    const place = root.current
    if (place === null) return
    const observer = new MutationObserver(() => see())
    // The editor fills the frame after it has loaded. `load` does not bubble, but can be captured.
    const watch = ({ target }: Event) => {
      const page = target instanceof HTMLIFrameElement ? target.contentDocument : null
      if (page === null) return
      observer.observe(page, { subtree: true, childList: true })
      see(page)
    }
    let found: Document | null = null
    const see = (page = found) => {
      found = page
      if ((page?.querySelector(`.${drawnPattern}`)?.childElementCount ?? 0) < count) return
      observer.disconnect()
      painted(onDrawn)
    }
    place.addEventListener('load', watch, { capture: true })
    return () => {
      observer.disconnect()
      place.removeEventListener('load', watch, { capture: true })
    }
  }, [onDrawn, count])
  return (
    <div ref={root}>
      <BlockPreview blocks={blocks} viewportWidth={pageWidth} additionalStyles={sheets} />
    </div>
  )
}
