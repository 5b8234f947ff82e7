/** The headers and footers to choose from, with the menus that visitors know from the present one. */
import { footers, headers, type PartChoice } from '../../catalogue/pages/headers-and-footers'
import type { Pattern } from '../../events/design/reading'
import { withMenusOfPart } from '../../markup/shop-menu'
import type { ServerDesign } from './design'
import { partPattern } from './part-pattern'

export type PartKind = 'header' | 'footer'

export const choicesOf: Readonly<Record<PartKind, readonly PartChoice[]>> = { header: headers, footer: footers }

/** Names the header or footer that the store has, among the patterns that could take its place. */
export const presentPart = 'customize-your-store/present'

type Read = {
  readonly server: ServerDesign | null
  readonly patterns: readonly Pattern[] | null
  readonly recipe: number
}

/** Those that the store has. */
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
