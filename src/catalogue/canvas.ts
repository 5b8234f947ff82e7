/** Devices whose width the canvas can take. Lengths in CSS pixels, as the page sees them: the canvas scales them to its room. */
export const devices = [
  { name: 'phone', width: 390 },
  { name: 'tablet', width: 768 },
  { name: 'desktop', width: 1280 },
] as const

export type Device = (typeof devices)[number]['name']

/** The width where nothing else was chosen. */
export const desktopWidth = 1280 satisfies (typeof devices)[number]['width']

/** How high the choices stand below the page on a small screen, as shares of the designer's height. */
export const sheetStops = [
  { name: 'low', share: 0.34 },
  { name: 'middle', share: 0.52 },
  { name: 'high', share: 0.82 },
] as const

export type SheetStop = (typeof sheetStops)[number]['name']

/** The pages of a store that the canvas shows: the home page, which is designed, and pages that carry its design. */
export const storePages = ['home', 'shop', 'product', 'cart', 'checkout', 'account', 'coming-soon'] as const
export type StorePage = (typeof storePages)[number]

/** What is measured for how readable it is: these pages, and the menu that a phone opens. */
export const measuredPages = [...storePages, 'phone-menu'] as const
export type MeasuredPage = (typeof measuredPages)[number]
