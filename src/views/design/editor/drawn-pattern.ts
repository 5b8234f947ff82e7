/** A pattern as one block among others in the frame that draws a list of them. */
import { createBlock, parse, type Block } from '@wordpress/blocks'
import type { Pattern } from '../preview/previews'
import { defused } from './defused'

/** The class of such blocks. */
export const drawnPattern = 'cys-drawn-pattern'

/**
 * The same block each time, so that the block editor draws it once.
 * @param isForeign whether it may have come from a file: the same as long as it is drawn
 */
export const blockOf = (pattern: Pattern, isForeign: boolean): Block => {
  const block = known.get(pattern) ?? groupOf(pattern.content, isForeign)
  known.set(pattern, block)
  return block
}

const known = new WeakMap<Pattern, Block>()

/** A group is laid out as the page itself is. */
const groupOf = (content: string, isForeign: boolean): Block => {
  const blocks = parse(content)
  return createBlock(
    'core/group',
    { className: drawnPattern },
    (isForeign ? blocks.map(defused) : blocks).map(inPixels),
  )
}

/** The frame is as high as the whole list, so a height in shares of the window would be as high as that; a window is taken to be this high. */
const windowHeight = 900

const inPixels = (block: Block): Block => {
  const { minHeight, minHeightUnit } = block.attributes
  const isShare = minHeightUnit === 'vh' && typeof minHeight === 'number'
  return {
    ...block,
    attributes: isShare
      ? { ...block.attributes, minHeight: (minHeight * windowHeight) / 100, minHeightUnit: 'px' }
      : block.attributes,
    innerBlocks: block.innerBlocks.map(inPixels),
  }
}

/** Nothing to be seen. For no blocks at all the block editor has no frame, and to load one takes longer than to draw what comes next. */
export const blankBlock = (): Block => (blank ??= createBlock('core/group', {}))

let blank: Block | null = null
