/** How the canvas is shown: its width, and on a small screen whether it is shown at all. */
import { desktopWidth, devices, type Device } from '../../catalogue/devices'
import type { SheetStop } from '../../catalogue/sheet'
import type { State } from '../../reducers'
import { isRevealed } from './page'
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
