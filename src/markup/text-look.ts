/** The size and alignment of a heading or paragraph, set in attributes and HTML alike, because the editor compares the two. */
import { blockTree, withBlockAt, withInner, type Block, type OwnMarkup } from './blocks'
import { withOpeningTag } from './inline'
import type { Attributes } from './tokens'

/** Sizes of the theme and the pairing of fonts, the smallest first. */
export const textSizes = ['small', 'medium', 'large', 'x-large', 'xx-large'] as const
export type TextSize = (typeof textSizes)[number]

export const textAligns = ['left', 'center', 'right'] as const
export type TextAlign = (typeof textAligns)[number]

/** Null for what the text's place gives it: the size of its heading, the direction of the language. */
export type TextLook = { readonly size: TextSize | null; readonly align: TextAlign | null }

/** The look of one text; null for a block without one of its own, such as a button. */
export const lookAt = (markup: string, index: number): TextLook | null => {
  const block = blockTree(markup)
    .flatMap(withInner)
    .find((each) => each.index === index)
  return block === undefined ? null : lookOf(block)
}

export const lookOf = ({ name, attributes }: Pick<Block, 'name' | 'attributes'>): TextLook | null => {
  if (!lookable.has(name)) return null
  const { textAlign = attributes['textAlign'] ?? attributes['align'] } = typographyOf(attributes)
  return {
    size: textSizes.find((size) => size === attributes['fontSize']) ?? null,
    align: textAligns.find((align) => align === textAlign) ?? null,
  }
}

/**
 * Changes the look of one text. What is left out stays.
 * @returns the same markup if that block has no such look, or has it already
 */
export const withLookAt = (markup: string, index: number, look: Partial<TextLook>): string =>
  withBlockAt(markup, index, (own, name) => {
    const before = lookOf({ name, attributes: own.attributes })
    if (before === null || !/^\s*<(?:p|h[1-6])\b/.test(own.head)) return null
    const sized = look.size === undefined || look.size === before.size ? own : withSize(own, look.size)
    return look.align === undefined || look.align === before.align ? sized : withAlign(sized, look.align)
  })

const lookable: ReadonlySet<string> = new Set(['core/heading', 'core/paragraph'])

const withSize = (own: OwnMarkup, size: TextSize | null): OwnMarkup => {
  const { fontSize: before, ...others } = own.attributes
  return {
    ...own,
    attributes: { ...withTypography(others, { fontSize: null }), ...(size === null ? {} : { fontSize: size }) },
    head: withOpeningTag(own.head, {
      drop: (name) => name === `has-${String(before)}-font-size`,
      add: size === null ? [] : [`has-${size}-font-size`],
      rules: { 'font-size': null },
    }),
  }
}

/** Older versions of core wrote the alignment of paragraphs and headings in attributes of their own. */
const withAlign = (own: OwnMarkup, align: TextAlign | null): OwnMarkup => {
  const { textAlign: _, align: width, ...others } = own.attributes
  const kept = width === undefined || textAligns.some((each) => each === width) ? others : { ...others, align: width }
  return {
    ...own,
    attributes: withTypography(kept, { textAlign: align }),
    head: withOpeningTag(own.head, {
      drop: (name) => /^has-text-align-(?:left|center|right)$/.test(name),
      add: align === null ? [] : [`has-text-align-${align}`],
      rules: { 'text-align': null },
    }),
  }
}

const withTypography = (attributes: Attributes, changes: Attributes): Attributes => {
  const { style, ...others } = attributes
  const { typography: _, ...styles } = branch(style)
  const typography = withoutNulls({ ...typographyOf(attributes), ...changes })
  const next = Object.keys(typography).length > 0 ? { ...styles, typography } : styles
  return Object.keys(next).length > 0 ? { ...others, style: next } : others
}

const withoutNulls = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null))

const typographyOf = ({ style }: Attributes): Attributes => branch(branch(style)['typography'])

const branch = (value: unknown): Attributes =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Attributes) : {}
