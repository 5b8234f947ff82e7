/** How large the canvas's frame is while it is resized: arithmetic only (reference G.9). All lengths in CSS pixels. */

/** What there is for the frame: the ground beside the choices, without its margins of 12 on each side. */
export type Room = { readonly width: number; readonly height: number }

export const minWidth = 320

/** How far one press of an arrow key goes, without and with Shift. */
export const keyStep = 20
export const longKeyStep = 100

/** Width by height: a phone's at the least width, and the room's own from this width on. */
const phoneRatio = 9 / 19.5
const referenceWidth = 1300

/** How far the frame lets itself be pulled beyond its room before it snaps back. */
const slack = 24

/** The width to draw for the one that was asked for; null asks for all there is. */
export const shownWidth = (asked: number | null, { width }: Room): number =>
  asked === null ? width : Math.min(width, Math.max(minWidth, asked))

/** Narrow frames are as high as phones, wide ones have the shape of the room, and none is higher than the room. */
export const frameHeight = (width: number, room: Room): number => {
  if (width >= room.width) return room.height
  const part = Math.min(1, Math.max(0, (width - minWidth) / (referenceWidth - minWidth)))
  const ratio = phoneRatio + (room.width / room.height - phoneRatio) * part
  return Math.min(room.height, width / ratio)
}

/**
 * The width after the handle was pulled outwards, or inwards by less than nothing. The frame stands in the middle, so it
 * grows on both sides until it is full; further on it resists, and lets go at a limit.
 */
export const draggedWidth = (start: number, outwards: number, room: Room): number => {
  const beforeFull = (room.width - start) / 2
  return outwards <= beforeFull
    ? Math.max(Math.min(minWidth, room.width), start + 2 * outwards)
    : room.width + Math.min(slack, outwards - beforeFull)
}

export const isOversized = (width: number, room: Room): boolean => width > room.width

/** What is recorded when the frame is let go: whole pixels, or null for all the room there is. */
export const settledWidth = (width: number, room: Room): number | null =>
  width >= room.width ? null : Math.max(minWidth, Math.round(width))

/** One press of a key further, within the limits. */
export const steppedWidth = (width: number, by: number, room: Room): number =>
  shownWidth(Math.min(width, room.width) + by, room)
