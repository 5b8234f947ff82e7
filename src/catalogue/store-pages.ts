/** The pages of a store that the canvas shows: the home page, which is designed, and pages that carry its design. */
export const storePages = ['home', 'shop', 'product', 'cart', 'checkout', 'account', 'coming-soon'] as const
export type StorePage = (typeof storePages)[number]

/** What is measured for how readable it is: these pages, and the menu that a phone opens. */
export const measuredPages = [...storePages, 'phone-menu'] as const
export type MeasuredPage = (typeof measuredPages)[number]
