/** The header and the footer screen: the choices, and the current one (docs/spec/design.md). */
import { footers, headers, type PartChoice } from '../../catalogue/pages/headers-and-footers'
import type { Pattern } from '../../events/design/reading'
import { withMetadata } from '../../markup/metadata'
import { withMenuOfPart } from '../../markup/shop-menu'
import { isGap, sliceBlocks } from '../../markup/slices'
import type { DesignPart } from '../../reducers/design/design'
import { keepingMenu } from '../../reducers/design/menu'
import { partPattern } from '../../reducers/design/part-pattern'
import type { State } from '../../reducers'
import { memo } from '../memo'

export type PartItem = {
  readonly name: string
  readonly title: string
  /** The pattern's own markup for the preview, with the menu that the merchant arranged. */
  readonly preview: string
  /** The whole part with this pattern in it. */
  readonly content: string
}

export type PartList = {
  /** Null when the theme has no such part; then nothing can be chosen. */
  readonly items: readonly PartItem[] | null
  /** Name of the pattern in use; null if the part matches none. */
  readonly selected: string | null
}

const none: PartList = { items: null, selected: null }

const listOf = (kind: 'header' | 'footer', choices: readonly PartChoice[]) =>
  memo(
    ({ designing: { design, patterns, server } }: State): PartList => {
      const part = design?.[kind] ?? null
      if (part === null) return none
      const found = choices.flatMap((choice) => {
        const pattern = partPattern(choice, patterns ?? [])
        return pattern ? [{ choice, pattern }] : []
      })
      const chosen = found.find(({ choice }) => standsIn(kind, choice, part))
      return {
        items: found.map(({ pattern }) =>
          itemOf(kind, part, {
            ...pattern,
            content: withMenuOfPart(part.content, pattern.content, server?.menus ?? []),
          }),
        ),
        selected: chosen?.pattern.name ?? null,
      }
    },
    ({ designing: { design, patterns, server } }) => [design?.[kind], patterns, server?.menus],
  )

export const headerList = listOf('header', headers)
export const footerList = listOf('footer', footers)

const itemOf = (kind: 'header' | 'footer', part: DesignPart, pattern: Pattern): PartItem => {
  const { name, title, categories } = pattern
  const chosen = withMetadata(pattern.content.trim(), { patternName: name, name: title, categories })
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

/** Recognised by a class, which some of WooCommerce's patterns have in their HTML only. */
const standsIn = (kind: 'header' | 'footer', { className }: PartChoice, { content }: DesignPart): boolean => {
  const blocks = sliceBlocks(content).filter((slice) => !isGap(slice))
  const { attributes, text = '' } = (kind === 'header' ? blocks[0] : blocks.at(-1)) ?? {}
  const classes = [attributes?.['className'], /^<!--.*?-->\s*<[^>]*\bclass="([^"]*)"/s.exec(text)?.[1]]
  return classes.some((list) => typeof list === 'string' && list.split(/\s+/).includes(className))
}
