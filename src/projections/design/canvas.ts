/** How the canvas is shown: its width, and on a small screen whether it is shown at all. */
import { minBy } from 'es-toolkit'
import { desktopWidth, devices, sheetStops, type Device, type SheetStop } from '../../catalogue/canvas'
import type { State } from '../../reducers'
import { isRevealed } from './page'
import type { DesignerScreen } from './place'
import { tourHidesHint } from './tour'

/** Requested width in CSS pixels: a desktop's until another one was chosen. */
export const canvasWidth = ({ canvas }: State): number => canvas.width ?? desktopWidth

/** The device with the canvas's width; null for a custom width. */
export const canvasDevice = (state: State): Device | null =>
  devices.find(({ width }) => width === canvasWidth(state))?.name ?? null

/** Whether the page is enlarged and covers the controls. It matters on small screens only. */
export const isPreviewOpen = ({ canvas }: State): boolean => canvas.preview

/** How high the choices stand on a small screen. */
export const sheetStop = ({ canvas }: State): SheetStop => canvas.sheet

/** "Drag to resize" is shown until the canvas was first resized; hidden while the tour points elsewhere. */
export const showsResizeHint = (state: State): boolean =>
  isRevealed(state) && !state.canvas.resized && !tourHidesHint(state)

/** Space for the frame: the area beside the controls, without its margins of 12 on each side. */
export type FrameSpace = { readonly width: number; readonly height: number }

/** A page of this width, drawn at this scale: the frame around it is `width * scale` wide. */
export type Drawn = { readonly width: number; readonly scale: number }

/** How wide the page in the canvas is, and how it is scaled to its room: arithmetic only (docs/spec/design.md). Lengths in CSS pixels. */
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

export type LitPart = 'header' | 'footer'

/** Opacities: before any scrolling, and the minimum after that. */
const first = 0.05
const least = 0.1

/** Canvases up to this width are phones, where the page brightens sooner. */
const phone = 480

/**
 * On the screens of header, menu and footer the rest of the page is dimmed, and brightens as it is scrolled to (docs/spec/design.md).
 *
 * The part that is not dimmed on a screen; null where nothing is.
 */
export const litPart = (screen: DesignerScreen): LitPart | null =>
  screen === 'menu' ? 'header' : screen === 'header' || screen === 'footer' ? screen : null

export type Scroll = {
  readonly top: number
  /** Maximum scroll distance of the page; all lengths in CSS pixels. */
  readonly range: number
  readonly width: number
}

/** @returns opacity of the rest of the page, from 0.05 to 1 */
export const restOpacity = (part: LitPart, scroll: Scroll | null): number => {
  if (scroll === null) return first
  // A page that fits cannot be scrolled.
  if (scroll.range <= 0) return 1
  const way = part === 'header' ? scroll.top : scroll.range - scroll.top
  const ratio = way / ((scroll.width <= phone ? 0.05 : 0.2) * scroll.range)
  return Math.min(1, Math.max(least, least + (1 - least) * ratio))
}

/**
 * The heights at which the choices rest below the page on a small screen.
 *
 * Its share of the designer's height.
 */
export const shareOf = (stop: SheetStop): number => sheetStops[placeOf(stop)]?.share ?? 0

/** Where it rests when it is let go at this share. */
export const nearestStop = (share: number): SheetStop =>
  (minBy([...sheetStops], (stop) => Math.abs(stop.share - share)) ?? sheetStops[1]).name

/** Where a tap leads: one step up, and from the top back to the middle. */
export const tappedStop = (stop: SheetStop): SheetStop => stopBeside(stop, stop === 'high' ? -1 : 1)

/** So many steps up, or down for a negative number, as far as there are any. */
export const stopBeside = (stop: SheetStop, steps: number): SheetStop =>
  sheetStops[Math.min(Math.max(placeOf(stop) + steps, 0), sheetStops.length - 1)]?.name ?? stop

const placeOf = (stop: SheetStop): number => sheetStops.findIndex(({ name }) => name === stop)
