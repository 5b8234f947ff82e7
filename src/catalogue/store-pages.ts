/** The pages of a store that the canvas shows: the home page, which is designed, and pages that carry its design. */
export const storePages = ['home', 'shop', 'product', 'cart', 'checkout'] as const
export type StorePage = (typeof storePages)[number]
