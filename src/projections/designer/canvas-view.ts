/** How the merchant looks at the canvas: how wide, and on a small screen whether at all. */
import { devices, type Device } from '../../catalogue/devices'
import type { State } from '../../reducers'
import { isRevealed } from './page'
import { tourHidesHint } from './tour'

/** Width asked for in CSS pixels; null for all the room there is. */
export const canvasWidth = ({ canvas }: State): number | null => canvas.width

/** The device that the canvas is as wide as; null for a width of the merchant's own. */
export const canvasDevice = ({ canvas }: State): Device | null =>
  devices.find(({ width }) => width === canvas.width)?.name ?? null

/** Whether the page stands in the place of the choices. It matters on small screens only; others show both. */
export const isPreviewOpen = ({ canvas }: State): boolean => canvas.preview

/** "Drag to resize" is said until the canvas was resized for the first time; it steps back while the tour is elsewhere. */
export const showsResizeHint = (state: State): boolean =>
  isRevealed(state) && !state.canvas.resized && !tourHidesHint(state)
