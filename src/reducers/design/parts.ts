/** The headers and footers to choose from, with the menus that visitors know from the present one. */
import { footers, headers, type PartChoice } from '../../catalogue/pages/headers-and-footers'
import { latestRecipe, ownPattern } from '../../catalogue/pages/own-patterns'
import { footerSlugs } from '../../catalogue/palettes/footer-colors'
import type { Pattern } from '../../events/design-calls'
import { withFooterGround } from '../../markup/section-look'
import { withMenuOf, withMenusOfPart } from '../../markup/shop-menu'
import { completedHeader, withTypeOfPairing } from '../../markup/site-identity'
import type { ServerDesign } from './design-document'

export type PartKind = 'header' | 'footer'

export const choicesOf: Readonly<Record<PartKind, readonly PartChoice[]>> = { header: headers, footer: footers }

/** The name of the store's present header or footer in the list of patterns that can replace it. */
export const presentPart = 'customize-your-store/present'

type Read = {
  readonly server: ServerDesign | null
  readonly patterns: readonly Pattern[] | null
  readonly recipe: number
}

/** The headers or footers that the store has. */
export const partChoices = (
  kind: PartKind,
  { server, patterns, recipe }: Read,
  inUse: boolean,
): readonly { readonly choice: PartChoice; readonly pattern: Pattern }[] => {
  const found = choicesOf[kind].flatMap((choice) => {
    const pattern = partPattern(choice, patterns ?? [], recipe)
    return pattern ? [{ choice, pattern }] : []
  })
  const takeover = { menus: server?.menus ?? [], inUse, patterns: found.map(({ pattern }) => pattern.content) }
  const present = server?.present?.[kind] ?? server?.[kind]?.content ?? ''
  return found.map(({ choice, pattern }) => ({
    choice,
    pattern: { ...pattern, content: withMenusOfPart(present, pattern.content, takeover) },
  }))
}

/**
 * The pattern behind a choice of header or footer. If WooCommerce has a pattern of the kind, the choice has its name; the pattern that is
 * drawn is ours, which is one row on a phone. A footer is on the ground that palettes define for it.
 * @param recipe the version of the recipe: up to 3, WooCommerce's own patterns are drawn if the store has them, completed with what they
 *   lack; in 1 a footer has no ground of its own. Recordings keep what they made.
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
