/**
 * Background (`ground`) and density of a section, set on its outermost block, in attributes and HTML alike, because the editor compares
 * the two.
 */
import { blockTree, withBlockAt, withInner, type Block, type OwnMarkup } from './blocks'
import { withOpeningTag } from './inline'
import type { Attributes } from './tokens'

/** Names of palette colors; null for no background of its own. */
type GroundNames = { readonly ground: string; readonly text: string | null } | null

/** Changes a section's background. Its texts, headings and links get the color that goes with it. */
export const withGround = (markup: string, names: GroundNames): string =>
  changed(markup, groundable, (own) => grounded(own, names))

/**
 * Changes the space above and below a section.
 * @param step a size of the theme's spacing, e.g. '50'
 */
export const withDensity = (markup: string, step: string): string =>
  changed(markup, spaceable, ({ attributes, head, foot }) => {
    const style = branch(attributes['style'])
    const spacing = branch(style['spacing'])
    const size = `var:preset|spacing|${step}`
    const padding = { ...branch(spacing['padding']), top: size, bottom: size }
    const rule = `var(--wp--preset--spacing--${step})`
    return {
      attributes: { ...attributes, style: { ...style, spacing: { ...spacing, padding } } },
      head: withOpeningTag(head, {
        drop: () => false,
        add: [],
        rules: { 'padding-top': rule, 'padding-bottom': rule },
      }),
      foot,
    }
  })

/**
 * Changes the background of those cards that are directly on the section and have the named color `from`, in which they would be invisible.
 */
export const withCards = (markup: string, from: string, to: string): string =>
  blockTree(markup)
    .flatMap(({ inner }) => inner.flatMap(cardsIn))
    .filter(({ attributes }) => attributes['backgroundColor'] === from)
    .reduce(
      (done, { index }) =>
        withBlockAt(done, index, ({ attributes, head, foot }) => ({
          attributes: { ...attributes, backgroundColor: to },
          head: withOpeningTag(head, {
            drop: (name) => name === `has-${from}-background-color` || name === 'has-background',
            add: [`has-${to}-background-color`, 'has-background'],
            rules: {},
          }),
          foot,
        })),
      markup,
    )

/** The name of a section's background color: null for none, undefined for any other background, or if it cannot be changed. */
export const groundOf = (markup: string): string | null | undefined => {
  const block = outermost(markup)
  if (block === null || !groundable(block)) return undefined
  const { backgroundColor, gradient, style } = block.attributes
  if (typeof backgroundColor === 'string') return backgroundColor
  const { background, gradient: ownGradient } = branch(branch(style)['color'])
  return gradient === undefined && background === undefined && ownGradient === undefined ? null : undefined
}

/**
 * The spacing above and below a section: null if the two differ or have no name, undefined if they cannot be changed.
 */
export const densityOf = (markup: string): string | null | undefined => {
  const block = outermost(markup)
  if (block === null || !spaceable(block)) return undefined
  const { top, bottom } = branch(branch(branch(block.attributes['style'])['spacing'])['padding'])
  return typeof top === 'string' && top === bottom ? (/^var:preset\|spacing\|(\w+)$/.exec(top)?.[1] ?? null) : null
}

/** A section's outermost block; null for a section of several blocks. */
const outermost = (markup: string): Block | null => {
  const [block, ...others] = blockTree(markup)
  return block === undefined || others.length > 0 || !/^\s*<[a-z]/i.test(block.html) ? null : block
}

const spaceable = ({ name, attributes }: Block): boolean =>
  ['core/group', 'core/columns', 'core/cover'].includes(name) && isPlain(branch(attributes['style'])['spacing'])

/** Whether padding is set by side. Padding of one size for all sides stays unchanged. */
const isPlain = (spacing: unknown): boolean => typeof branch(spacing)['padding'] !== 'string'

/**
 * Whether the block's background can be changed. The background of a cover, or of a group with a background image, is its picture.
 */
const groundable = ({ name, attributes }: Block): boolean =>
  (name === 'core/group' || name === 'core/columns') && branch(attributes['style'])['background'] === undefined

/**
 * The outermost blocks with their own background. Blocks on a picture are left out, because they are not on the section's background.
 */
const cardsIn = (block: Block): readonly Block[] =>
  !boxes.has(block.name)
    ? []
    : block.attributes['backgroundColor'] === undefined
      ? block.inner.flatMap(cardsIn)
      : [block]

const boxes: ReadonlySet<string> = new Set(['core/group', 'core/columns', 'core/column'])

const changed = (markup: string, suits: (block: Block) => boolean, change: (own: OwnMarkup) => OwnMarkup): string => {
  const block = outermost(markup)
  return block === null || !suits(block) ? markup : withBlockAt(markup, block.index, change)
}

const grounded = ({ attributes, head, foot }: OwnMarkup, names: GroundNames): OwnMarkup => {
  const { backgroundColor, textColor, gradient, style: oldStyle, ...others } = attributes
  const { color: _, elements: oldElements, ...style } = branch(oldStyle)
  const { link: _link, heading: _heading, ...elements } = branch(oldElements)
  const color = names?.text == null ? null : { color: { text: `var:preset|color|${names.text}` } }
  const nextElements = color === null ? elements : { ...elements, link: color, heading: color }
  const nextStyle = { ...style, ...(Object.keys(nextElements).length > 0 ? { elements: nextElements } : {}) }
  const old = [`has-${String(backgroundColor)}-background-color`, `has-${String(textColor)}-color`]
  const marks = ['has-background', 'has-text-color', 'has-link-color', `has-${String(gradient)}-gradient-background`]
  return {
    attributes: {
      ...others,
      ...(names === null ? {} : { backgroundColor: names.ground }),
      ...(names?.text == null ? {} : { textColor: names.text }),
      ...(Object.keys(nextStyle).length > 0 ? { style: nextStyle } : {}),
    },
    head: withOpeningTag(head, {
      drop: (name) => old.includes(name) || marks.includes(name),
      add: [
        ...(names === null ? [] : [`has-${names.ground}-background-color`, 'has-background']),
        ...(names?.text == null ? [] : [`has-${names.text}-color`, 'has-text-color', 'has-link-color']),
      ],
      rules: { background: null, 'background-color': null, color: null },
    }),
    foot,
  }
}

const branch = (value: unknown): Attributes =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Attributes) : {}

/**
 * Gives a footer the background that the palette has for it.
 * @param names slugs of two named colors: the background, and the text and icons on it
 */
export const withFooterGround = (footer: string, names: { readonly ground: string; readonly text: string }): string => {
  const onGround = withGround(footer, names)
  return onGround === footer ? footer : withIcons(onGround, names.text)
}

const withIcons = (footer: string, text: string): string =>
  blockTree(footer)
    .flatMap(withInner)
    .reduce((markup, { name, index }) => {
      if (name === 'core/social-links')
        return withBlockAt(markup, index, ({ attributes, head, foot }) => ({
          attributes: iconsIn(attributes, text),
          head: withOpeningTag(head, iconClass),
          foot,
        }))
      return name === 'core/social-link'
        ? withBlockAt(markup, index, (own) => ({ ...own, attributes: plainIcon(own.attributes) }))
        : markup
    }, footer)

const iconClass = { drop: () => false, add: ['has-icon-color'], rules: {} }

const iconsIn = (attributes: Attributes, text: string): Attributes => {
  const { iconColorValue: _value, customIconColor: _custom, ...others } = attributes
  return { ...others, iconColor: text }
}

/** Removes the class with a theme color that WooCommerce's footer gives each icon. */
const plainIcon = ({ className, ...others }: Attributes): Attributes => {
  const kept = (typeof className === 'string' ? className : '')
    .split(/\s+/)
    .filter((each) => !/^has-.+-color$/.test(each))
    .join(' ')
  return kept === '' ? others : { ...others, className: kept }
}
