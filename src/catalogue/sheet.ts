/** How high the choices stand below the page on a small screen, as shares of the designer's height. */
export const sheetStops = [
  { name: 'low', share: 0.34 },
  { name: 'middle', share: 0.52 },
  { name: 'high', share: 0.82 },
] as const

export type SheetStop = (typeof sheetStops)[number]['name']
