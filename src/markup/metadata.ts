/** Where a section came from, stored in the attributes of its first block as WordPress does it. */
import type { Attributes } from './attributes'
import { rewriteAttributes } from './rewrite'
import { sliceBlocks } from './slices'

export type Metadata = {
  readonly patternName: string
  /** The pattern's title; an existing name of the block is kept. */
  readonly name: string
  readonly categories: readonly string[]
}

/** The markup with `metadata` on its first block; the rest stays byte for byte. Unreadable attributes are left alone. */
export const withMetadata = (markup: string, { patternName, name, categories }: Metadata): string => {
  let first = true
  return rewriteAttributes(markup, (_, attributes) => {
    if (!first) return null
    first = false
    const kept = record(attributes['metadata'])
    return { ...attributes, metadata: { ...kept, categories, patternName, name: text(kept['name']) ?? name } }
  })
}

/** Name of the pattern that a section was made from; null for blocks made by hand. */
export const patternNameOf = (markup: string): string | null => text(metadataOf(markup)['patternName'])

/** Categories of the pattern that a section was made from. */
export const categoriesOf = (markup: string): readonly string[] => {
  const { categories } = metadataOf(markup)
  return Array.isArray(categories) ? categories.filter((category) => typeof category === 'string') : []
}

const metadataOf = (markup: string): Attributes =>
  record(sliceBlocks(markup).find(({ name }) => name !== null)?.attributes?.['metadata'])

const record = (value: unknown): Attributes =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Attributes) : {}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
