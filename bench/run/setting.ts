/** A setting in one line: what two runs have in common that may be compared. */
import type { Options } from '../options'
import type { Contestant } from './contestant'

export const settingOf = (
  { hardship: { throttle, network }, products, patterns }: Pick<Options, 'hardship' | 'products' | 'patterns'>,
  contestants: readonly Contestant[],
): string => {
  const [first, second] = contestants.map(({ store }) => store.about)
  return [
    first ?? '',
    ...(second === undefined ? [] : [`beside the original on ${second}`]),
    ...(throttle === 1 ? [] : [`processor ${throttle} times slower`]),
    ...(network === null ? [] : [`network of ${network.milliseconds} ms and ${network.megabits} Mbit/s`]),
    ...(products === 0 ? [] : [`${products.toLocaleString('en')} products`]),
    ...(patterns === 0 ? [] : [`${patterns} patterns`]),
  ].join('; ')
}
