/** Names of patterns: the flow's own, and WooCommerce's. */

/** Prefix of the flow's own patterns. */
export const ownPrefix = 'customize-your-store'

/** Prefix of WooCommerce's. Up to version 0.3 the flow's own had it too, and still do in recordings from then. */
export const shopPrefix = 'woocommerce-blocks'

/** A pattern's full name from its slug. */
export const ownPattern = (slug: string): string => `${ownPrefix}/${slug}`
export const shopPattern = (slug: string): string => `${shopPrefix}/${slug}`

/** Our pattern with this slug; in recordings from 0.3 and before it may have the other prefix. */
export const findOwn = <P extends { readonly name: string }>(patterns: readonly P[], slug: string): P | undefined =>
  patterns.find(({ name }) => name === ownPattern(slug)) ?? patterns.find(({ name }) => name === shopPattern(slug))
