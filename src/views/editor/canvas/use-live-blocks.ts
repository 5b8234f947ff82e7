import type { Block } from '@wordpress/blocks'
import { useCallback, useMemo, useRef } from 'react'

type LiveBlocks = {
  readonly value: Block[]
  /** For the editor's `onInput` and `onChange`. */
  readonly remember: (blocks: Block[]) => void
}

/**
 * Blocks complete themselves as they are drawn: a menu without a number finds its menu, a list of products gets its id. A new
 * value for the editor would undo that, and every second time the menu would be gone. So what is still on the page goes in as
 * the editor has it now, and only what is new goes in as it was parsed. Nothing of this reaches the document.
 */
export const useLiveBlocks = (blocks: readonly Block[]): LiveBlocks => {
  const live = useRef<ReadonlyMap<string, Block>>(new Map())
  const remember = useCallback((now: Block[]) => {
    live.current = new Map(now.map((block) => [block.clientId, block]))
  }, [])
  const value = useMemo(() => blocks.map((block) => live.current.get(block.clientId) ?? block), [blocks])
  return { value, remember }
}
