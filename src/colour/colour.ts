/** Functions on hex colours. */

export type Rgb = readonly [red: number, green: number, blue: number]

/** Channels from 0 to 255 of a hex colour with 3 or 6 digits; black for anything else. */
export const rgbOf = (hex: string): Rgb => {
  const digits = /^#(?:[0-9a-f]{3}){1,2}$/i.test(hex) ? hex.slice(1) : '000'
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb
}

/** A mixture: `share` 0 gives the first colour, 1 the second. Hex with 6 digits. */
export const mix = (one: string, other: string, share: number): string => {
  const [red, green, blue] = rgbOf(one)
  const to = rgbOf(other)
  const towards = (from: number, target: number) => from + (target - from) * share
  return hexOf([towards(red, to[0]), towards(green, to[1]), towards(blue, to[2])])
}

/** The colour in a normal form, so that colours can be compared. */
export const normalHex = (hex: string): string => hexOf(rgbOf(hex))

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
