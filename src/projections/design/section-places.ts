/** Where a dragged section goes. A place is counted from 0 among the sections as they will be. */

/** The section below that place; null for the end of the page. */
export const sectionBelow = (ids: readonly string[], dragged: string, place: number): string | null =>
  ids.filter((id) => id !== dragged)[place] ?? null

/** The place over which a pointer is, by the middles of the other sections. */
export const placeAt = (middles: readonly number[], y: number): number => middles.filter((middle) => middle < y).length

/** The place one further up or down, within the page. */
export const placeBeside = (place: number, by: number, count: number): number =>
  Math.min(Math.max(place + by, 0), count - 1)
