/**
 * The pattern behind a choice of header or footer. Where WooCommerce has one of the kind, the choice has its name; what is drawn is ours,
 * which is one row on a phone. A footer stands on the ground that palettes have for it.
 */
import type { PartChoice } from '../../catalogue/pages/headers-and-footers'
import { latestRecipe } from '../../catalogue/pages/recipe-version'
import { ownPattern } from '../../catalogue/pages/own-patterns'
import type { Pattern } from '../../events/design/reading'
import { footerSlugs } from '../../catalogue/palettes/footer-colors'
import { completedHeader } from '../../markup/completed-header'
import { withFooterGround } from '../../markup/footer-ground'
import { withMenuOf } from '../../markup/shop-menu'
import { withTypeOfPairing } from '../../markup/site-title'

/**
 * @param recipe the version of the recipe: up to 3, WooCommerce's own patterns are drawn where the store has them, with what they lack; in
 *   1 a footer has no ground of its own. Recordings keep what they made.
 */
export const partPattern = (
  { name, slug }: PartChoice,
  patterns: readonly Pattern[],
  recipe = latestRecipe,
): Pattern | undefined => {
  const theirs = patterns.find((pattern) => pattern.name === name)
  const ours = patterns.find((pattern) => pattern.name === ownPattern(slug))
  const isHeader = slug.startsWith('header-')
  const pattern = theirs && ours ? inOurs(theirs, ours, isHeader, recipe) : (theirs ?? ours)
  return pattern === undefined || isHeader || recipe < 2
    ? pattern
    : { ...pattern, content: withFooterGround(pattern.content.trim(), footerSlugs) }
}

const inOurs = (theirs: Pattern, ours: Pattern, isHeader: boolean, recipe: number): Pattern =>
  recipe < 4 ? completed(theirs, ours, isHeader) : { ...theirs, title: ours.title, content: ours.content }

const completed = (theirs: Pattern, ours: Pattern, isHeader: boolean): Pattern => {
  const complete = isHeader ? completedHeader : completedFooter
  return { ...theirs, content: withTypeOfPairing(complete(theirs.content, ours.content)) }
}

const completedFooter = (footer: string, model: string): string => withMenuOf(model, footer)
