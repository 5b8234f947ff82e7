/**
 * Sections that visitors do not see for now. WordPress keeps this in `metadata.blockVisibility` of each block and draws nothing for it; its own
 * Editor can show the block again.
 */
import { isEmptyObject } from 'es-toolkit/predicate'
import { withBlockAt } from './blocks'
import { isGap, sliceBlocks, type Attributes, type Slice } from './tokens'

/** Whether visitors see nothing of the markup. */
export const isHidden = (markup: string): boolean => {
  const blocks = blocksOf(markup)
  return blocks.length > 0 && blocks.every((slice) => visibilityOf(slice) === false)
}

/** Whether all of it can be hidden. HTML without a block cannot, and what is hidden on some screens only stays as it is. */
export const canHide = (markup: string): boolean => {
  const blocks = blocksOf(markup)
  return blocks.length > 0 && blocks.every((slice) => slice.name !== null && visibilityOf(slice) === undefined)
}

/** The same markup if it cannot be hidden. */
export const hidden = (markup: string): string =>
  canHide(markup) ? onEach(markup, (metadata) => ({ ...metadata, blockVisibility: false })) : markup

/** The same markup if it is not hidden. */
export const shown = (markup: string): string =>
  isHidden(markup) ? onEach(markup, ({ blockVisibility: _, ...metadata }) => metadata) : markup

const blocksOf = (markup: string): readonly Slice[] => sliceBlocks(markup).filter((slice) => !isGap(slice))

/** Undefined if nothing is said, or if the attributes cannot be read and therefore not be changed. */
const visibilityOf = ({ attributes }: Slice): unknown =>
  isRecord(attributes) ? metadataOf(attributes)['blockVisibility'] : null

const metadataOf = ({ metadata }: Attributes): Attributes => (isRecord(metadata) ? metadata : {})

const isRecord = (value: unknown): value is Attributes =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const onEach = (markup: string, change: (metadata: Attributes) => Attributes): string =>
  sliceBlocks(markup)
    .map(({ text }) =>
      withBlockAt(text, 0, (own) => {
        const { metadata: _, ...others } = own.attributes
        const metadata = change(metadataOf(own.attributes))
        return { ...own, attributes: isEmptyObject(metadata) ? others : { ...own.attributes, metadata } }
      }),
    )
    .join('')
