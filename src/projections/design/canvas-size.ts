/** How large the canvas's frame is while it is resized: arithmetic only (docs/spec/design.md). All lengths in CSS pixels. */

/** Space for the frame: the area beside the controls, without its margins of 12 on each side. */
export type Room = { readonly width: number; readonly height: number }

export const minWidth = 320

/** Step of an arrow key, without and with Shift. */
export const keyStep = 20
export const longKeyStep = 100

/** Width by height: a phone's at the minimum width; the room's own from the reference width on. */
const phoneRatio = 9 / 19.5
const referenceWidth = 1300

/** How far the frame can be pulled beyond its room before it snaps back. */
const slack = 24

/** The width to draw for a requested one; null requests the full width. */
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
 * The width after the handle was pulled outwards (negative: inwards). The frame is centred, so it grows on both sides until it
 * fills the room; beyond that it grows only by the distance pulled, up to a limit.
 */
export const draggedWidth = (start: number, outwards: number, room: Room): number => {
  const beforeFull = (room.width - start) / 2
  return outwards <= beforeFull
    ? Math.max(Math.min(minWidth, room.width), start + 2 * outwards)
    : room.width + Math.min(slack, outwards - beforeFull)
}

export const isOversized = (width: number, room: Room): boolean => width > room.width

/** The width to record when the frame is released: whole pixels, or null for the full width. */
export const settledWidth = (width: number, room: Room): number | null =>
  width >= room.width ? null : Math.max(minWidth, Math.round(width))

/** The width after one key press, within the limits. */
export const steppedWidth = (width: number, by: number, room: Room): number =>
  shownWidth(Math.min(width, room.width) + by, room)
