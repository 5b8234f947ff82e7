/** How the canvas is shown: its width, and on a small screen whether it is shown at all. */
import { devices, type Device } from '../../catalogue/devices'
import type { State } from '../../reducers'
import { isRevealed } from './page'
import { tourHidesHint } from './tour'

/** Requested width in CSS pixels; null for the full width. */
export const canvasWidth = ({ canvas }: State): number | null => canvas.width

/** The device with the canvas's width; null for a custom width. */
export const canvasDevice = ({ canvas }: State): Device | null =>
  devices.find(({ width }) => width === canvas.width)?.name ?? null

/** Whether the page replaces the controls. It matters on small screens only; others show both. */
export const isPreviewOpen = ({ canvas }: State): boolean => canvas.preview

/** "Drag to resize" is shown until the canvas was first resized; hidden while the tour points elsewhere. */
export const showsResizeHint = (state: State): boolean =>
  isRevealed(state) && !state.canvas.resized && !tourHidesHint(state)
