/** The pattern behind a choice of header or footer: WooCommerce's where the store has it, else ours. The store's name follows the fonts. */
import type { PartChoice } from '../../catalogue/pages/headers-and-footers'
import { ownPattern } from '../../catalogue/pages/own-patterns'
import type { Pattern } from '../../events/design/reading'
import { completedHeader } from '../../markup/completed-header'
import { withMenuOf } from '../../markup/shop-menu'
import { withTypeOfPairing } from '../../markup/site-title'

export const partPattern = ({ name, slug }: PartChoice, patterns: readonly Pattern[]): Pattern | undefined => {
  const theirs = patterns.find((pattern) => pattern.name === name)
  const ours = patterns.find((pattern) => pattern.name === ownPattern(slug))
  if (theirs === undefined || ours === undefined) return theirs ?? ours
  const complete = slug.startsWith('header-') ? completedHeader : completedFooter
  return { ...theirs, content: withTypeOfPairing(complete(theirs.content, ours.content)) }
}

const completedFooter = (footer: string, model: string): string => withMenuOf(model, footer)
