/** A pattern as one block among others in the frame that draws a list of them. */
import { createBlock, parse, type Block } from '@wordpress/blocks'

/** The class of such blocks. */
export const drawnPattern = 'cys-drawn-pattern'

/** A group, which is laid out as the page itself is. */
export const groupOf = (content: string): Block =>
  createBlock('core/group', { className: drawnPattern }, parse(content).map(inPixels))

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
