/** Names of patterns: the flow's own, and those that WooCommerce brings. */

/** Tells the flow's own patterns from all others. */
export const ownPrefix = 'customize-your-store'

/** Tells WooCommerce's. Up to version 0.3 the flow's own bore such names too, and recordings of then still hold them. */
export const shopPrefix = 'woocommerce-blocks'

/** A pattern's full name from its slug. */
export const ownPattern = (slug: string): string => `${ownPrefix}/${slug}`
export const shopPattern = (slug: string): string => `${shopPrefix}/${slug}`

/** The pattern of ours; in recordings of 0.3 and before it may stand under the other name. */
export const findOwn = <P extends { readonly name: string }>(patterns: readonly P[], slug: string): P | undefined =>
  patterns.find(({ name }) => name === ownPattern(slug)) ?? patterns.find(({ name }) => name === shopPattern(slug))
