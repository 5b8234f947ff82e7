/** The colour nearest to a wished one that can be read: the way to black or to white is gone as far as needed and no further. */
import { mix, normalHex, rgbOf } from './colour'
import { contrast } from './contrast'

/** From a colour to black or white; more steps would give the same hex values. */
const steps = 256

/**
 * @param least ratio of contrast that is enough; on any ground either black or white reaches 4.5
 * @returns hex with 6 digits; the wished colour itself if it can be read
 */
export const nearestLegible = (wished: string, ground: string, least: number): string =>
  ['#000000', '#ffffff']
    .flatMap((end) => firstLegible(wished, end, (colour) => contrast(colour, ground) >= least) ?? [])
    .sort((one, other) => distance(wished, one) - distance(wished, other))[0] ?? normalHex(wished)

const firstLegible = (wished: string, end: string, holds: (colour: string) => boolean): string | undefined =>
  Array.from({ length: steps + 1 }, (_, step) => mix(wished, end, step / steps)).find(holds)

const distance = (one: string, other: string): number => {
  const to = rgbOf(other)
  return rgbOf(one).reduce((sum, channel, index) => sum + (channel - (to[index] ?? 0)) ** 2, 0)
}
