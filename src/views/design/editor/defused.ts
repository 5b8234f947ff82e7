/**
 * Blocks of a recording that would run what they hold, or have the store fetch an address that they hold: their markup is drawn instead,
 * or nothing. Blocks that the editor does not know or finds invalid it cleans by itself.
 */
import type { Block } from '@wordpress/blocks'
import { inertHtml } from './inert-html'

export const defused = (block: Block): Block => {
  if (asMarkup.has(block.name)) return inertHtml(markupOf(block))
  if (outward.has(block.name)) return inertHtml('')
  return block.innerBlocks.length === 0 ? block : { ...block, innerBlocks: block.innerBlocks.map(defused) }
}

/** As it was parsed: since WordPress 7.1 the block of markup has none in its attributes. */
const markupOf = ({ originalContent, attributes: { content } }: Block): string =>
  originalContent ?? (typeof content === 'string' ? content : '')

const asMarkup: ReadonlySet<string> = new Set(['core/html', 'core/freeform'])

/** A page elsewhere in a frame, a feed, and a widget of old whose settings the store unpacks. */
const outward: ReadonlySet<string> = new Set(['core/embed', 'core/rss', 'core/legacy-widget'])
