/** The legible colour nearest to the given one: mixes in only as much black or white as needed. */
import { mix, normalHex, rgbOf } from './colour'
import { contrast } from './contrast'

/** Number of mixtures tried; more would give the same hex values. */
const steps = 256

/** What text stands on, and the contrast ratio that is enough there. */
export type Ground = { readonly ground: string; readonly least: number }

/**
 * @param least contrast ratio that is enough; on any background black or white reaches 4.5
 * @returns hex with 6 digits; the given colour itself if it is legible
 */
export const nearestLegible = (wished: string, ground: string, least: number): string =>
  legibleOnAll(wished, [{ ground, least }]) ?? normalHex(wished)

/** The same on several grounds; null if no shade of the colour is legible on all of them. */
export const legibleOnAll = (wished: string, grounds: readonly Ground[]): string | null =>
  ['#000000', '#ffffff']
    .flatMap(
      (end) =>
        firstLegible(wished, end, (colour) =>
          grounds.every(({ ground, least }) => contrast(colour, ground) >= least),
        ) ?? [],
    )
    .sort((one, other) => distance(wished, one) - distance(wished, other))[0] ?? null

const firstLegible = (wished: string, end: string, holds: (colour: string) => boolean): string | undefined =>
  Array.from({ length: steps + 1 }, (_, step) => mix(wished, end, step / steps)).find(holds)

const distance = (one: string, other: string): number => {
  const to = rgbOf(other)
  return rgbOf(one).reduce((sum, channel, index) => sum + (channel - (to[index] ?? 0)) ** 2, 0)
}
