/** Headers and footers that the merchant chooses from, in the order of the screens. Their blocks are in plugin/patterns. */
import { ownPattern, shopPattern } from './own-patterns'

export type PartChoice = {
  /**
   * The full name of WooCommerce's pattern, or of ours if WooCommerce has none of the kind (reducers/design/parts.ts).
   */
  readonly name: string
  readonly slug: string
  /** The class of the pattern's first block, by which a chosen pattern is recognized. */
  readonly className: string
}

const header = (name: string): PartChoice => ({
  name: shopPattern(`header-${name}`),
  slug: `header-${name}`,
  className: `wc-blocks-pattern-header-${name}`,
})

const footer = (name: string): PartChoice => ({
  name: shopPattern(`footer-${name}`),
  slug: `footer-${name}`,
  className: `wc-blocks-pattern-footer-${name}`,
})

const own = (choice: PartChoice): PartChoice => ({ ...choice, name: ownPattern(choice.slug) })

/** First WooCommerce's four, then ours. */
export const headers: readonly PartChoice[] = [
  header('centered-menu'),
  header('essential'),
  header('minimal'),
  header('large'),
  own(header('centered-logo')),
  own(header('announcement')),
  own(header('over-picture')),
  own(header('sticky')),
]

/** First WooCommerce's three, then ours. */
export const footers: readonly PartChoice[] = [
  footer('with-3-menus'),
  footer('simple-menu'),
  footer('large'),
  own(footer('groups')),
  own(footer('visit')),
  own(footer('centered')),
]
