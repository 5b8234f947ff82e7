/** Headers and footers that the merchant chooses from, in the order of the screens. */
import { shopPattern } from './own-patterns'

export type PartChoice = {
  /** The full name of WooCommerce's pattern; where that is missing, ours of the same slug is used (reducers/part-pattern.ts). */
  readonly name: string
  readonly slug: string
  /** The class of the pattern's first block, by which a chosen one is recognised. */
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

export const headers: readonly PartChoice[] = [
  header('centered-menu'),
  header('essential'),
  header('minimal'),
  header('large'),
]

export const footers: readonly PartChoice[] = [footer('with-3-menus'), footer('simple-menu'), footer('large')]
