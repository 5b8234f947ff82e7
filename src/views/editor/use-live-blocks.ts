/** Keeps what blocks add to themselves when the canvas receives new blocks. */
import type { Block } from '@wordpress/blocks'
import { useCallback, useMemo, useRef } from 'react'

type LiveBlocks = {
  readonly value: Block[]
  /** Pass to the editor's `onInput` and `onChange`. */
  readonly remember: (blocks: Block[]) => void
}

/**
 * Blocks complete themselves when rendered: a menu without an id finds its menu, a product list gets an id. Passing the parsed blocks again
 * would undo that, and the menu would disappear on every second render. So blocks that are still on the page are passed as the editor has
 * them, and only new ones as parsed. None of this reaches the document.
 */
export const useLiveBlocks = (blocks: readonly Block[]): LiveBlocks => {
  const live = useRef<ReadonlyMap<string, Block>>(new Map())
  const remember = useCallback((now: Block[]) => {
    live.current = new Map(now.map((block) => [block.clientId, block]))
  }, [])
  const value = useMemo(() => blocks.map((block) => live.current.get(block.clientId) ?? block), [blocks])
  return { value, remember }
}
