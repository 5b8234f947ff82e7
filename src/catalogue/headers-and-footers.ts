/** Headers and footers that the merchant chooses from, in the order of the screens. */
import { shopPattern } from './own-patterns'

export type PartChoice = {
  /** The full name of WooCommerce's pattern; where that is absent, ours of the same slug stands in (reducers/part-pattern.ts). */
  readonly name: string
  readonly slug: string
  /** How the AI is told about it. */
  readonly label: string
  /** The class of the pattern's first block, by which a chosen one is recognised. */
  readonly className: string
}

const header = (name: string, label: string): PartChoice => ({
  name: shopPattern(`header-${name}`),
  slug: `header-${name}`,
  label,
  className: `wc-blocks-pattern-header-${name}`,
})

const footer = (name: string, label: string): PartChoice => ({
  name: shopPattern(`footer-${name}`),
  slug: `footer-${name}`,
  label,
  className: `wc-blocks-pattern-footer-${name}`,
})

export const headers: readonly PartChoice[] = [
  header('centered-menu', 'Centered Menu with search Header'),
  header('essential', 'Essential Header'),
  header('minimal', 'Minimal Header'),
  header('large', 'Large Header'),
]

export const footers: readonly PartChoice[] = [
  footer('with-3-menus', 'Footer with 3 Menus'),
  footer('simple-menu', 'Footer with Simple Menu'),
  footer('large', 'Large Footer'),
]
