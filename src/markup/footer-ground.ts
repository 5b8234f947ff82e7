/** A footer on the ground that the palette has for it. */
import type { Attributes } from './attributes'
import { withBlockAt } from './block-at'
import { blockTree, withInner } from './block-tree'
import { withOpeningTag } from './opening-tag'
import { withGround } from './section-look'

/** @param names slugs of two named colors: the ground, and all that is written and drawn on it */
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

/** WooCommerce's footer gives each icon a class with a color of the theme. */
const plainIcon = ({ className, ...others }: Attributes): Attributes => {
  const kept = (typeof className === 'string' ? className : '')
    .split(/\s+/)
    .filter((each) => !/^has-.+-color$/.test(each))
    .join(' ')
  return kept === '' ? others : { ...others, className: kept }
}
