/** Devices whose width the canvas can take. Lengths in CSS pixels, as the page sees them: the canvas scales them to its room. */
export const devices = [
  { name: 'phone', width: 390 },
  { name: 'tablet', width: 768 },
  { name: 'desktop', width: 1280 },
] as const

export type Device = (typeof devices)[number]['name']

/** The width where nothing else was chosen. */
export const desktopWidth = 1280 satisfies (typeof devices)[number]['width']
