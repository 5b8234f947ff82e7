/**
 * How the canvas is shown: its width and its frame, the dimming of the page, and on a small screen the enlarged page and the sheet of
 * choices.
 */
import { minBy } from 'es-toolkit'
import { desktopWidth, devices, sheetStops, type Device, type SheetStop } from '../../catalogue/canvas'
import type { State } from '../../reducers'
import { isRevealed } from './page'
import type { DesignerScreen } from './place'
import { tourHidesHint } from './tour'

/** Requested width in CSS pixels; a desktop's until another one is chosen. */
export const canvasWidth = ({ canvas }: State): number => canvas.width ?? desktopWidth

/** The device with the canvas's width; null for a custom width. */
export const canvasDevice = (state: State): Device | null =>
  devices.find(({ width }) => width === canvasWidth(state))?.name ?? null

/** Whether the page is enlarged and covers the controls; matters on small screens only. */
export const isPreviewOpen = ({ canvas }: State): boolean => canvas.preview

/** How high the sheet of choices is on a small screen. */
export const sheetStop = ({ canvas }: State): SheetStop => canvas.sheet

/** Whether to show "Drag to resize": until the canvas is first resized, and not while the tour points elsewhere. */
export const showsResizeHint = (state: State): boolean =>
  isRevealed(state) && !state.canvas.resized && !tourHidesHint(state)

/** Space for the frame: the area beside the controls, without its margins of 12 pixels on each side. */
export type FrameSpace = { readonly width: number; readonly height: number }

/** A page of this width, drawn at this scale; its frame is `width * scale` wide. */
export type Drawn = { readonly width: number; readonly scale: number }

/** Smallest width of the page in the canvas, in CSS pixels like all lengths here (docs/spec/design.md). */
export const minWidth = 320

/** How far an arrow key moves the frame's edge, without and with Shift. */
export const keyStep = 20
export const longKeyStep = 100

/** Width divided by height of a frame at the minimum width. */
const phoneRatio = 9 / 19.5

/** How far the frame can be dragged beyond its space before it snaps back. */
const slack = 24

/** A page is at most as wide as a desktop, or as the available space if that is wider. */
export const maxWidth = ({ width }: FrameSpace): number => Math.max(desktopWidth, width)

/** The width and scale to draw for a requested width. A page that fits is not scaled. */
export const drawnAt = (asked: number, space: FrameSpace): Drawn => {
  const width = Math.min(maxWidth(space), Math.max(minWidth, asked))
  return { width, scale: Math.min(1, space.width / width) }
}

export const frameWidth = ({ width, scale }: Drawn): number => width * scale

/** Whether the frame fills its space. Tolerates half a pixel, because a scaled width is rarely a whole number. */
const isFull = (drawn: Drawn, space: FrameSpace): boolean => frameWidth(drawn) > space.width - 0.5

/**
 * The height of the frame. A narrow frame has the proportions of a phone, and a wider one is higher. A frame that fills the space, or is as
 * wide as a desktop, has the full height.
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
 * The page while its edge is dragged outward (negative: inward). The scale does not change, so that the edge stays under the pointer. The
 * frame is centered, so it grows on both sides until it fills the space. Beyond that, it grows only by the distance dragged, up to a limit.
 */
export const dragged = (start: Drawn, outwards: number, space: FrameSpace): Drawn => {
  const beforeFull = (space.width - frameWidth(start)) / 2
  const frame =
    outwards <= beforeFull ? frameWidth(start) + 2 * outwards : space.width + Math.min(slack, outwards - beforeFull)
  return { ...start, width: Math.max(minWidth, frame / start.scale) }
}

export const isOversized = (drawn: Drawn, space: FrameSpace): boolean => frameWidth(drawn) > space.width + 0.5

/**
 * The width to record when the frame is released, in whole pixels. A frame dragged to its full space gets the widest page.
 */
export const settledWidth = (drawn: Drawn, space: FrameSpace): number =>
  isFull(drawn, space) ? maxWidth(space) : Math.max(minWidth, Math.round(drawn.width))

/** The page after one key press, within the limits. */
export const stepped = ({ width }: Drawn, by: number, space: FrameSpace): Drawn =>
  drawnAt(Math.min(width, maxWidth(space)) + by, space)

export type LitPart = 'header' | 'footer'

/** Opacities: before any scrolling, and the minimum after that. */
const first = 0.05
const least = 0.1

/** Canvases up to this width are phones, where the page brightens sooner. */
const phone = 480

/**
 * The part that is not dimmed on a screen; null if nothing is dimmed. On the screens of header, menu and footer, the rest of the page is
 * dimmed, and brightens as the merchant scrolls to it (docs/spec/design.md).
 */
export const litPart = (screen: DesignerScreen): LitPart | null =>
  screen === 'menu' ? 'header' : screen === 'header' || screen === 'footer' ? screen : null

export type Scroll = {
  readonly top: number
  /** Maximum scroll distance of the page; all lengths in CSS pixels. */
  readonly range: number
  readonly width: number
}

/** Opacity of the rest of the page, from 0.05 to 1. */
export const restOpacity = (part: LitPart, scroll: Scroll | null): number => {
  if (scroll === null) return first
  // A page that fits cannot be scrolled.
  if (scroll.range <= 0) return 1
  const way = part === 'header' ? scroll.top : scroll.range - scroll.top
  const ratio = way / ((scroll.width <= phone ? 0.05 : 0.2) * scroll.range)
  return Math.min(1, Math.max(least, least + (1 - least) * ratio))
}

/** The height of the sheet of choices at a stop, as a share of the designer's height. */
export const shareOf = (stop: SheetStop): number => sheetStops[placeOf(stop)]?.share ?? 0

/** The stop nearest to the height at which the sheet was released. */
export const nearestStop = (share: number): SheetStop =>
  (minBy([...sheetStops], (stop) => Math.abs(stop.share - share)) ?? sheetStops[1]).name

/** The stop after a tap on the sheet: one step up; from the top, back to the middle. */
export const tappedStop = (stop: SheetStop): SheetStop => stopBeside(stop, stop === 'high' ? -1 : 1)

/** The stop this many steps up (negative: down), within the available stops. */
export const stopBeside = (stop: SheetStop, steps: number): SheetStop =>
  sheetStops[Math.min(Math.max(placeOf(stop) + steps, 0), sheetStops.length - 1)]?.name ?? stop

const placeOf = (stop: SheetStop): number => sheetStops.findIndex(({ name }) => name === stop)
