/** How wide the page in the canvas is, and how it is scaled to its room: arithmetic only (docs/spec/design.md). Lengths in CSS pixels. */
import { desktopWidth } from '../../catalogue/devices'

/** Space for the frame: the area beside the controls, without its margins of 12 on each side. */
export type FrameSpace = { readonly width: number; readonly height: number }

/** A page of this width, drawn at this scale: the frame around it is `width * scale` wide. */
export type Drawn = { readonly width: number; readonly scale: number }

export const minWidth = 320

/** Step of an arrow key, without and with Shift. */
export const keyStep = 20
export const longKeyStep = 100

/** Width by height of a frame at the minimum width. */
const phoneRatio = 9 / 19.5

/** How far the frame can be pulled beyond its space before it snaps back. */
const slack = 24

/** A page is at most as wide as a desktop's, or as all the space where there is more. */
export const maxWidth = ({ width }: FrameSpace): number => Math.max(desktopWidth, width)

/** The width and scale to draw for a requested width. A page that fits is not scaled. */
export const drawnAt = (asked: number, space: FrameSpace): Drawn => {
  const width = Math.min(maxWidth(space), Math.max(minWidth, asked))
  return { width, scale: Math.min(1, space.width / width) }
}

export const frameWidth = ({ width, scale }: Drawn): number => width * scale

/** Half a pixel: a scaled width is seldom a whole number. */
const isFull = (drawn: Drawn, space: FrameSpace): boolean => frameWidth(drawn) > space.width - 0.5

/**
 * Narrow frames are as high as phones. The wider they are, the higher; those that fill the space, or are as wide as a desktop, have
 * all its height.
 */
export const frameHeight = (drawn: Drawn, space: FrameSpace): number => {
  const width = frameWidth(drawn)
  const wide = Math.min(space.width, desktopWidth)
  if (isFull(drawn, space) || width >= wide) return space.height
  const part = Math.min(1, Math.max(0, (width - minWidth) / (wide - minWidth)))
  const ratio = phoneRatio + (wide / space.height - phoneRatio) * part
  return Math.min(space.height, width / ratio)
}

/**
 * After the handle was pulled outwards (negative: inwards). The scale stays, so that the edge stays under the pointer. The frame is
 * centered, so it grows on both sides until it fills the space; beyond that it grows only by the distance pulled, up to a limit.
 */
export const dragged = (start: Drawn, outwards: number, space: FrameSpace): Drawn => {
  const beforeFull = (space.width - frameWidth(start)) / 2
  const frame =
    outwards <= beforeFull ? frameWidth(start) + 2 * outwards : space.width + Math.min(slack, outwards - beforeFull)
  return { ...start, width: Math.max(minWidth, frame / start.scale) }
}

export const isOversized = (drawn: Drawn, space: FrameSpace): boolean => frameWidth(drawn) > space.width + 0.5

/** The width to record when the frame is released: whole pixels. Pulled over all its space, it is the widest one. */
export const settledWidth = (drawn: Drawn, space: FrameSpace): number =>
  isFull(drawn, space) ? maxWidth(space) : Math.max(minWidth, Math.round(drawn.width))

/** After one key press, within the limits. */
export const stepped = ({ width }: Drawn, by: number, space: FrameSpace): Drawn =>
  drawnAt(Math.min(width, maxWidth(space)) + by, space)
