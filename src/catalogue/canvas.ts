/**
 * The canvas: the devices whose width it can take, its heights on a small screen, and the pages it shows. Widths are in CSS pixels of the
 * page: the canvas scales the page to its own size.
 */
export const devices = [
  { name: 'phone', width: 390 },
  { name: 'tablet', width: 768 },
  { name: 'desktop', width: 1280 },
] as const

export type Device = (typeof devices)[number]['name']

/** The width if nothing else was chosen. */
export const desktopWidth = 1280 satisfies (typeof devices)[number]['width']

/** The height of the choices below the page on a small screen, as shares of the designer's height. */
export const sheetStops = [
  { name: 'low', share: 0.34 },
  { name: 'middle', share: 0.52 },
  { name: 'high', share: 0.82 },
] as const

export type SheetStop = (typeof sheetStops)[number]['name']

/**
 * The pages of a store that the canvas shows: the home page, which is designed, and the pages that share its design.
 */
export const storePages = ['home', 'shop', 'product', 'cart', 'checkout', 'account', 'coming-soon'] as const
export type StorePage = (typeof storePages)[number]

/** Everything whose readability is measured: these pages, and the menu that opens on a phone. */
export const measuredPages = [...storePages, 'phone-menu'] as const
export type MeasuredPage = (typeof measuredPages)[number]
