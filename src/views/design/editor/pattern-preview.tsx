/**
 * A pattern as it would look on the page, scaled down. Each preview is a frame, so it is drawn only when visible and when its turn comes.
 */
import { BlockPreview } from '@wordpress/block-editor'
import { parse, type Block } from '@wordpress/blocks'
import { memo, useMemo, useState } from 'react'
import { useDesignStyle } from './design-style'
import { pageCss } from '../canvas/page-style'
import { DrawingGuard } from '../drawing-guard'
import { useInSight } from '../preview/use-in-sight'
import { useTurn } from '../preview/use-turn'

type Props = {
  readonly content: string
  /** The width of the page, in CSS pixels, that is scaled to the preview's width. */
  readonly pageWidth: number
}

export const PatternPreview = memo(function PatternPreview({ content, pageWidth }: Props) {
  const [element, setElement] = useState<Element | null>(null)
  const seen = useInSight(element)
  const drawn = useTurn(seen ? element : null)
  return (
    <div ref={setElement} className={`cys-preview ${drawn ? '' : 'is-waiting'}`} aria-hidden="true">
      {drawn && (
        <DrawingGuard>
          <Drawn content={content} pageWidth={pageWidth} />
        </DrawingGuard>
      )}
    </div>
  )
})

const Drawn = ({ content, pageWidth }: Props) => {
  const css = useDesignStyle()
  const sheets = useMemo(() => [{ css }, { css: pageCss }], [css])
  return <BlockPreview blocks={blocksOf(content)} viewportWidth={pageWidth} additionalStyles={sheets} />
}

const blocksOf = (content: string): Block[] => {
  const blocks = known.get(content) ?? parse(content)
  known.set(content, blocks)
  return blocks
}

const known = new Map<string, Block[]>()
