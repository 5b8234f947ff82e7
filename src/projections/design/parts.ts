/** The header and the footer screen: the choices, and the current one (docs/spec/design.md). */
import type { PartChoice } from '../../catalogue/pages/headers-and-footers'
import type { Entity, Pattern } from '../../events/design-calls'
import { withWordsOf } from '../../markup/kept-words'
import { withMetadata } from '../../markup/metadata'
import { socialLinksIn, type SocialLink } from '../../markup/social-links'
import { isGap, sliceBlocks } from '../../markup/tokens'
import type { State } from '../../reducers'
import type { DesignPart } from '../../reducers/design/design-document'
import { keepingMenu } from '../../reducers/design/menu'
import { partChoices, presentPart, type PartKind } from '../../reducers/design/parts'
import { isInUse } from '../../reducers/store'
import { memo } from '../memo'

export type PartItem = {
  readonly name: string
  /** Empty for the store's present part. */
  readonly title: string
  /** The pattern's own markup for the preview, with the merchant's menu. */
  readonly preview: string
  /** Markup of the whole part with this pattern in it. */
  readonly content: string
}

export type PartList = {
  /** Null when the theme has no such part; then nothing can be chosen. */
  readonly items: readonly PartItem[] | null
  /** Name of the pattern in use; null if the part matches none. */
  readonly selected: string | null
}

const none: PartList = { items: null, selected: null }

const listOf = (kind: PartKind) =>
  memo(
    ({ designing, store }: State): PartList => {
      const { design, server } = designing
      const part = design?.[kind] ?? null
      if (part === null) return none
      const inUse = store !== null && isInUse(store)
      const found = partChoices(kind, designing, inUse)
      const chosen = found.find(({ choice }) => standsIn(kind, choice, part))
      const offered = found.map(({ pattern }) => itemOf(kind, part, pattern))
      const present = inUse ? presentItem(server?.[kind] ?? null, offered) : null
      const selected = chosen?.pattern.name ?? null
      return present === null
        ? { items: offered, selected }
        : {
            items: [present, ...offered],
            selected: selected === null || part.content === present.content ? present.name : selected,
          }
    },
    ({ designing: { design, patterns, server }, store }) => [design?.[kind], patterns, server, store],
  )

/** The part that the store has, as a choice; null if it equals one of the others. */
const presentItem = (stored: Entity | null, others: readonly PartItem[]): PartItem | null =>
  stored === null || others.some(({ content }) => content === stored.content)
    ? null
    : { name: presentPart, title: '', preview: stored.content, content: stored.content }

export const headerList = listOf('header')
export const footerList = listOf('footer')

const itemOf = (kind: 'header' | 'footer', part: DesignPart, pattern: Pattern): PartItem => {
  const { name, title, categories } = pattern
  const chosen = withMetadata(withWordsOf(part.content, pattern.content.trim()), {
    patternName: name,
    name: title,
    categories,
  })
  const { content: preview } =
    kind === 'header' ? keepingMenu({ pattern: name, content: pattern.content }, part) : pattern
  return { name, title, preview, content: replaced(kind, part.content, chosen) }
}

/** A header replaces the part's first block, a footer the last; the merchant's other blocks stay. */
const replaced = (kind: 'header' | 'footer', content: string, chosen: string): string => {
  const slices = sliceBlocks(content)
  const places = slices.flatMap((slice, index) => (isGap(slice) ? [] : [index]))
  const place = kind === 'header' ? places[0] : places.at(-1)
  return place === undefined ? chosen : slices.map(({ text }, index) => (index === place ? chosen : text)).join('')
}

/** Whether the part uses this pattern, by a class that some of WooCommerce's patterns have only in their HTML. */
const standsIn = (kind: 'header' | 'footer', { className }: PartChoice, { content }: DesignPart): boolean => {
  const blocks = sliceBlocks(content).filter((slice) => !isGap(slice))
  const { attributes, text = '' } = (kind === 'header' ? blocks[0] : blocks.at(-1)) ?? {}
  const classes = [attributes?.['className'], /^<!--.*?-->\s*<[^>]*\bclass="([^"]*)"/s.exec(text)?.[1]]
  return classes.some((list) => typeof list === 'string' && list.split(/\s+/).includes(className))
}

/** The social networks of the footer, with and without an address. */
export const socialLinks = memo(
  ({ designing: { design } }: State): readonly SocialLink[] => socialLinksIn(design?.footer?.content ?? ''),
  ({ designing: { design } }) => [design?.footer],
)
