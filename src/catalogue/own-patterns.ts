/** The name that the flow's own patterns share: the prefix tells them from all others. */
export const ownPrefix = 'woocommerce-blocks'

/** A pattern's full name from its slug. */
export const ownPattern = (slug: string): string => `${ownPrefix}/${slug}`
