/** The heights at which the choices rest below the page on a small screen. */
import { minBy } from 'es-toolkit'
import { sheetStops, type SheetStop } from '../../catalogue/sheet'

/** Its share of the designer's height. */
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
