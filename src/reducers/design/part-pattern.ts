/**
 * The pattern behind a choice of header or footer: WooCommerce's where the store has it, else ours. The store's name follows the fonts, and
 * a footer stands on the ground that palettes have for it.
 */
import type { PartChoice } from '../../catalogue/pages/headers-and-footers'
import { ownPattern } from '../../catalogue/pages/own-patterns'
import type { Pattern } from '../../events/design/reading'
import { footerSlugs } from '../../catalogue/palettes/footer-colors'
import { completedHeader } from '../../markup/completed-header'
import { withFooterGround } from '../../markup/footer-ground'
import { withMenuOf } from '../../markup/shop-menu'
import { withTypeOfPairing } from '../../markup/site-title'

/** @param onGround whether a footer gets the ground that palettes have for it; false for what recordings of up to 0.4 made */
export const partPattern = (
  { name, slug }: PartChoice,
  patterns: readonly Pattern[],
  onGround = true,
): Pattern | undefined => {
  const theirs = patterns.find((pattern) => pattern.name === name)
  const ours = patterns.find((pattern) => pattern.name === ownPattern(slug))
  const isHeader = slug.startsWith('header-')
  const pattern = theirs && ours ? completed(theirs, ours, isHeader) : (theirs ?? ours)
  return pattern === undefined || isHeader || !onGround
    ? pattern
    : { ...pattern, content: withFooterGround(pattern.content.trim(), footerSlugs) }
}

const completed = (theirs: Pattern, ours: Pattern, isHeader: boolean): Pattern => {
  const complete = isHeader ? completedHeader : completedFooter
  return { ...theirs, content: withTypeOfPairing(complete(theirs.content, ours.content)) }
}

const completedFooter = (footer: string, model: string): string => withMenuOf(model, footer)
