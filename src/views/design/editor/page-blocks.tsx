/** The page itself. Inert: nothing in it can be clicked, focused or edited; sections are handled from outside. */
import { BlockList } from '@wordpress/block-editor'
import { memo } from 'react'

/** Rendered once: the editor's store updates the changed blocks. */
export const PageBlocks = memo(function PageBlocks() {
  return (
    <div {...{ inert: '' }}>
      <BlockList className="wp-site-blocks" renderAppender={false} />
    </div>
  )
})
