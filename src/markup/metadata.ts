/**
 * The origin of a section, stored in the attributes of its first block as WordPress does it, and the sample texts of patterns.
 */
import { type Attributes, sliceBlocks, rewriteAttributes, readAttributes, tokens, type Token } from './tokens'

type Metadata = {
  readonly patternName: string
  /** The pattern's title; an existing name of the block is kept. */
  readonly name: string
  readonly categories: readonly string[]
}

/** Sets `metadata` on the first block; the rest stays byte for byte. Unreadable attributes are left alone. */
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

/**
 * The sample texts in the markup that are still unchanged, in order, with repetitions. A sample text is a text of a pattern that only the
 * merchant can know, such as a review or a name. Its block stores a copy of it (`metadata.sampleText`, which the block editor keeps), so a
 * rewritten text no longer counts.
 */
export const sampleTextsIn = (markup: string): readonly string[] => {
  const found: string[] = []
  let open: Token | null = null
  for (const token of tokens(markup)) {
    const sample = open && token.kind === 'close' && token.name === open.name ? markOf(open) : null
    if (open && sample !== null && plain(markup.slice(open.end, token.start)) === plain(sample)) found.push(sample)
    open = token.kind === 'open' ? token : null
  }
  return found
}

const markOf = ({ attributes }: Token): string | null => {
  const metadata = readAttributes(attributes)?.['metadata']
  if (typeof metadata !== 'object' || metadata === null || !('sampleText' in metadata)) return null
  const { sampleText } = metadata
  return typeof sampleText === 'string' && sampleText.trim() !== '' ? sampleText : null
}

/** The text as people read it: without tags, and independent of how its characters are encoded. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#0*39|#x0*27|apos);/gi, "'")
    .replace(/&(?:#0*34|quot);/gi, '"')
    .replace(/&(?:#0*38|amp);/gi, '&')
    .replace(/&(?:#0*160|nbsp);/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
