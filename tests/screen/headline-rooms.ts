/** The room that each heading of a ready-made section has, worked out from the section's blocks as WordPress lays them out. */
import type { Attributes } from '../../src/markup/tokens'
import { blockTree, type Block } from '../../src/markup/blocks'

export type Headline = {
  readonly text: string
  readonly level: number
  readonly size: string
  readonly room: number
  /** Beside a picture, in a block of media and text. */
  readonly beside: boolean
  /** Beside a picture on a tablet, in columns that our CSS keeps there. */
  readonly small: boolean
}

/** Sizes on a page of one width, in CSS pixels. */
export type Sizes = {
  readonly page: number
  /** Beside the page's content. */
  readonly side: number
  /** A named room of the sections, such as `50`. */
  readonly named: (slug: string) => number
}

/** Twenty Twenty-Four's. */
const [contentSize, wideSize] = [620, 1280]

/** All headings of a section with their room on a page of this width. */
export const headlinesIn = (markup: string, sizes: Sizes): readonly Headline[] =>
  blockTree(markup).flatMap((block) =>
    within(block, sizes.page, { ...sizes, outer: true, beside: false, small: false }),
  )

type Context = Sizes & { readonly outer: boolean; readonly beside: boolean; readonly small: boolean }

/** @param room of the block itself, with its own padding */
const within = (block: Block, room: number, context: Context): readonly Headline[] => {
  const { name, attributes } = block
  if (name === 'core/heading') {
    const text = block.html
      .replace(/<[^>]*>/g, '')
      .trim()
      .replaceAll('&amp;', '&')
    return [
      {
        text,
        level: Number(attributes['level'] ?? 2),
        size: textOf(attributes['fontSize'], ''),
        room,
        beside: context.beside,
        small: context.small && /^xx?-large$/.test(textOf(attributes['fontSize'], '')),
      },
    ]
  }
  if (name === 'core/columns') return columns(block, room, context)
  if (name === 'core/media-text') {
    const content = (context.page > 600 ? room / 2 : room) * 0.84
    return block.inner.flatMap((each) => within(each, content, { ...inside(context), beside: true }))
  }
  const padded = room - padding(attributes, context)
  const layout = branch(attributes, 'layout')
  if (layout['type'] === 'grid') return grid(block, padded, context)
  return block.inner.flatMap((each) => within(each, ofChild(each, layout, padded, context), inside(context)))
}

const inside = (context: Context): Context => ({ ...context, outer: false })

/** A constrained layout limits what is in it; on the page itself it leaves room at the sides. */
const ofChild = ({ attributes }: Block, layout: Attributes, room: number, { outer, side }: Context): number => {
  if (layout['type'] !== 'constrained' || attributes['align'] === 'full') return room
  const free = outer ? room - 2 * side : room
  const own = Number.parseFloat(textOf(layout['contentSize'], String(contentSize)))
  return Math.min(free, attributes['align'] === 'wide' ? wideSize : own)
}

/** Side by side, except on a phone and, unless our CSS keeps them there, on a tablet. A column that says its width keeps it, the others share the rest. */
const columns = ({ attributes, inner }: Block, room: number, context: Context): readonly Headline[] => {
  const gap = gapOf(attributes, context) * (inner.length - 1)
  const shares = inner.map((column) => Number.parseFloat(textOf(column.attributes['width'], 'NaN')) / 100)
  const said = shares.filter((share) => !Number.isNaN(share)).reduce((sum, share) => sum + share, 0)
  const staysBeside = context.page >= 600 && (hasRow(attributes) || isPictured(inner))
  const isSmall = staysBeside && context.page < 782 && isPictured(inner)
  const silent = shares.filter(Number.isNaN).length
  const free = silent === 0 && said >= 1 ? room - gap : room
  const widthOf = (share: number) =>
    context.page < 782
      ? staysBeside
        ? (room - gap) / inner.length
        : room
      : Number.isNaN(share)
        ? (room - gap - said * room) / silent
        : share * free
  return inner.flatMap((column, at) =>
    column.inner.flatMap((each) => {
      const width = widthOf(shares[at] ?? NaN) - padding(column.attributes, context)
      return within(each, width, { ...inside(context), small: context.small || isSmall })
    }),
  )
}

/** As `src/catalogue/section-css.ts` has it. */
const hasRow = ({ className }: Attributes): boolean => textOf(className, '').split(' ').includes('cys-row')
const isPictured = (inner: readonly Block[]): boolean =>
  inner.length === 2 &&
  inner.some(({ inner: [only, ...more] }) => more.length === 0 && /^core\/(?:image|cover)$/.test(only?.name ?? ''))

const grid = ({ attributes, inner }: Block, room: number, context: Context): readonly Headline[] => {
  const { columnCount, minimumColumnWidth } = branch(attributes, 'layout')
  const gap = gapOf(attributes, context)
  const most = Number(columnCount ?? 1)
  const least = Math.max(Number.parseFloat(textOf(minimumColumnWidth, '12rem')) * 16, (room - gap * (most - 1)) / most)
  const count = Math.max(1, Math.floor((room + gap) / (least + gap)))
  return inner.flatMap((each) => within(each, (room - gap * (count - 1)) / count, inside(context)))
}

const gapOf = (attributes: Attributes, { named }: Context): number => {
  const gap = branch(branch(attributes, 'style'), 'spacing')['blockGap']
  return inPixels(typeof gap === 'object' && gap !== null ? (gap as Attributes)['left'] : gap, named, 19)
}

const padding = (attributes: Attributes, { named }: Context): number => {
  const { left, right } = branch(branch(branch(attributes, 'style'), 'spacing'), 'padding')
  return inPixels(left, named, 0) + inPixels(right, named, 0)
}

const inPixels = (value: unknown, named: Sizes['named'], otherwise: number): number => {
  if (typeof value !== 'string') return otherwise
  const name = /^var:preset\|spacing\|(\w+)$/.exec(value)?.[1]
  return name === undefined ? Number.parseFloat(value) * (value.endsWith('rem') ? 16 : 1) : named(name)
}

const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)

const branch = (tree: Attributes, name: string): Attributes => {
  const value = tree[name]
  return typeof value === 'object' && value !== null ? (value as Attributes) : {}
}
