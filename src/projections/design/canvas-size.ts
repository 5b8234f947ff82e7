/** How large the canvas's frame is while it is resized: arithmetic only (docs/spec/design.md). All lengths in CSS pixels. */

/** Space for the frame: the area beside the controls, without its margins of 12 on each side. */
export type FrameSpace = { readonly width: number; readonly height: number }

export const minWidth = 320

/** Step of an arrow key, without and with Shift. */
export const keyStep = 20
export const longKeyStep = 100

/** Width by height: a phone's at the minimum width; the space's own from the reference width on. */
const phoneRatio = 9 / 19.5
const referenceWidth = 1300

/** How far the frame can be pulled beyond its space before it snaps back. */
const slack = 24

/** The width to draw for a requested one; null requests the full width. */
export const shownWidth = (asked: number | null, { width }: FrameSpace): number =>
  asked === null ? width : Math.min(width, Math.max(minWidth, asked))

/** Narrow frames are as high as phones, wide ones have the shape of the space, and none is higher than the space. */
export const frameHeight = (width: number, space: FrameSpace): number => {
  if (width >= space.width) return space.height
  const part = Math.min(1, Math.max(0, (width - minWidth) / (referenceWidth - minWidth)))
  const ratio = phoneRatio + (space.width / space.height - phoneRatio) * part
  return Math.min(space.height, width / ratio)
}

/**
 * The width after the handle was pulled outwards (negative: inwards). The frame is centred, so it grows on both sides until it
 * fills the space; beyond that it grows only by the distance pulled, up to a limit.
 */
export const draggedWidth = (start: number, outwards: number, space: FrameSpace): number => {
  const beforeFull = (space.width - start) / 2
  return outwards <= beforeFull
    ? Math.max(Math.min(minWidth, space.width), start + 2 * outwards)
    : space.width + Math.min(slack, outwards - beforeFull)
}

export const isOversized = (width: number, space: FrameSpace): boolean => width > space.width

/** The width to record when the frame is released: whole pixels, or null for the full width. */
export const settledWidth = (width: number, space: FrameSpace): number | null =>
  width >= space.width ? null : Math.max(minWidth, Math.round(width))

/** The width after one key press, within the limits. */
export const steppedWidth = (width: number, by: number, space: FrameSpace): number =>
  shownWidth(Math.min(width, space.width) + by, space)
