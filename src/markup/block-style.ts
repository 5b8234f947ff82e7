/** The style variation of a block that a person or a pattern chose: WordPress keeps it among the block's classes. */
import type { Attributes } from './attributes'

/** For example `outline` of a button; undefined for none. */
export const blockStyleOf = ({ className }: Attributes): string | undefined =>
  typeof className === 'string' ? /\bis-style-([\w-]+)/.exec(className)?.[1] : undefined
