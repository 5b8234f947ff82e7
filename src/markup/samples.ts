/**
 * Sample texts: words of a pattern that only the merchant can know, such as a review or a name. Their block is marked with the text
 * itself (`metadata.sampleText`, which the block editor keeps), so that a text that was rewritten no longer counts.
 */
import { readAttributes } from './attributes'
import { tokens, type Token } from './tokens'

/** The sample texts that stand in the markup as they came, in order; equal ones as often as they stand. */
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

/** The text as it is read: without tags, and alike however its characters are written. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#0*39|#x0*27|apos);/gi, "'")
    .replace(/&(?:#0*34|quot);/gi, '"')
    .replace(/&(?:#0*38|amp);/gi, '&')
    .replace(/&(?:#0*160|nbsp);/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
