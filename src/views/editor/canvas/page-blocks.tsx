/** The page itself. Inert: nothing in it can be clicked, focused or edited; sections are handled from outside. */
import { BlockList } from '@wordpress/block-editor'
import { memo } from 'react'

/** Drawn once: the editor's own store brings changes to the blocks that they concern. */
export const PageBlocks = memo(function PageBlocks() {
  return (
    <div {...{ inert: '' }}>
      <BlockList className="wp-site-blocks" renderAppender={false} />
    </div>
  )
})
