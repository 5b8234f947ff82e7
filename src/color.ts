/** Functions on hex colors and CSS gradients. */

type Rgb = readonly [red: number, green: number, blue: number]

/** Channels from 0 to 255 of a hex color with 3 or 6 digits; black for anything else. */
export const rgbOf = (hex: string): Rgb => {
  const digits = /^#(?:[0-9a-f]{3}){1,2}$/i.test(hex) ? hex.slice(1) : '000'
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const number = Number.parseInt(full, 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

/** A mixture: `share` 0 gives the first color, 1 the second. Hex with 6 digits. */
export const mix = (one: string, other: string, share: number): string => {
  const [red, green, blue] = rgbOf(one)
  const to = rgbOf(other)
  const towards = (from: number, target: number) => from + (target - from) * share
  return hexOf([towards(red, to[0]), towards(green, to[1]), towards(blue, to[2])])
}

/** The color in a normal form, so that colors can be compared. */
export const normalHex = (hex: string): string => hexOf(rgbOf(hex))

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Minimum contrast of normal text to its background for level AA of WCAG 2.2. */
export const AA = 4.5

/** Minimum ratio of large text, such as headings, for level AA. */
export const largeAA = 3

export type Level = 'AAA' | 'AA' | 'fails'

/** The level that a ratio reaches, given the minimum for AA. AAA needs 7, for large text 4.5. */
export const levelOf = (ratio: number, least: typeof AA | typeof largeAA): Level =>
  ratio >= (least === AA ? 7 : AA) ? 'AAA' : ratio >= least ? 'AA' : 'fails'

/**
 * Contrast ratio by WCAG 2.2, from 1 (same) to 21 (black on white): the relative luminance of the lighter color to the darker one. Colors
 * are hex, 3 or 6 digits.
 */
export const contrast = (one: string, other: string): number => {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Whether text of one color reaches AA on the other. */
export const isLegible = (text: string, background: string): boolean => contrast(text, background) >= AA

/** Relative luminance, from 0 (black) to 1 (white). */
export const luminance = (hex: string): number => {
  const [red, green, blue] = rgbOf(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

const linear = (channel: number): number => linearChannels[channel] ?? 0

/** Of each channel from 0 to 255: a search for a legible color asks for hundreds. */
const linearChannels = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Whether white text is easier to read on the color than black text. */
export const isDark = (hex: string): boolean => contrast(hex, '#ffffff') > contrast(hex, '#000000')

/** An opaque CSS color as hex with 6 digits; null for a translucent color, and for an unknown function or name. */
export const opaqueHex = (text: string): string | null => {
  const opaque = /^(#[0-9a-f]{3})f$|^(#[0-9a-f]{6})ff$/i.exec(text)
  const hex = opaque?.[1] ?? opaque?.[2] ?? words.get(text.toLowerCase()) ?? text
  if (/^#(?:[0-9a-f]{3}){1,2}$/i.test(hex)) return normalHex(hex)
  const channels = /^rgba?\((\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+(?:1(?:\.0+)?|100%))?\)$/i
    .exec(text)
    ?.slice(1)
    .map(Number)
  return channels ? `#${channels.map((each) => Math.min(each, 255).toString(16).padStart(2, '0')).join('')}` : null
}

const words: ReadonlyMap<string, string> = new Map([
  ['black', '#000000'],
  ['white', '#ffffff'],
])

/** `color` is hex with 6 digits, `at` a percentage. */
type Stop = { readonly color: string; readonly at: number }

export type Gradient = {
  readonly shape: 'linear' | 'radial'
  /** Degrees; null for a radial gradient, which has none. */
  readonly angle: number | null
  /** Two or more. */
  readonly stops: readonly Stop[]
}

/**
 * Reads a gradient from CSS. Null for anything but a linear or radial gradient of opaque colors; a translucent gradient gives null, too.
 */
export const parseGradient = (text: string): Gradient | null => {
  const [, shape = '', inner = ''] = /^(linear|radial)-gradient\((.*)\)$/is.exec(text.trim()) ?? []
  const parts = (inner.match(/(?:[^,()]|\([^()]*\))+/g) ?? []).map((part) => part.trim())
  const angle = shape.toLowerCase() === 'linear' ? angleOf(parts[0] ?? '') : null
  const stops = (angle === null ? parts : parts.slice(1)).map(stopOf)
  if (stops.length < 2 || stops.some((stop) => stop === null)) return null
  const told = stops.flatMap((stop) => stop ?? [])
  // As in the editor: if some percentages are missing, all stops are at even distances.
  const isEven = told.some(({ at }) => at === null)
  const even = (index: number) => Math.round((100 * index) / (told.length - 1))
  return {
    shape: shape.toLowerCase() === 'linear' ? 'linear' : 'radial',
    angle: shape.toLowerCase() === 'linear' ? (angle ?? 180) : null,
    stops: told.map(({ color, at }, index) => ({ color, at: isEven || at === null ? even(index) : at })),
  }
}

/** Writes each gradient in one form, which the fact's codec accepts. */
export const gradientCss = ({ shape, angle, stops }: Gradient): string => {
  const parts = [...(angle === null ? [] : [`${angle}deg`]), ...stops.map(({ color, at }) => `${color} ${at}%`)]
  return `${shape}-gradient(${parts.join(',')})`
}

/** A single color as a gradient, for places where only a gradient can be written. */
export const plainGradient = (color: string): string =>
  gradientCss({ shape: 'linear', angle: 180, stops: [0, 100].map((at) => ({ color, at })) })

/** The color of a gradient that has only one; null for any other. */
export const plainColor = ({ stops }: Gradient): string | null =>
  stops.every(({ color }) => color === stops[0]?.color) ? (stops[0]?.color ?? null) : null

/** Where mixtures are checked, as shares of the way from one stop to the next. */
const between = [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875]

/**
 * The colors from the first stop to the last, including the stops. Text has to be legible on the mixtures as well: gray is legible on black
 * and on white, but disappears somewhere on the way from one to the other.
 */
export const colorsAlong = (gradient: Gradient): readonly string[] => {
  const plain = plainColor(gradient)
  if (plain !== null) return [plain]
  return gradient.stops.flatMap(({ color }, index, stops) => {
    const next = stops[index + 1]
    return next === undefined ? [color] : [color, ...between.map((share) => mix(color, next.color, share))]
  })
}

/** Assumed height of a page, as a multiple of its width. */
const height = 3

/** The color in the middle of a page's top edge, where its header is. */
export const colorAtTop = (gradient: Gradient): string => {
  if (gradient.angle === null) return colorAt(gradient, 95)
  const turn = (gradient.angle * Math.PI) / 180
  const [across, up] = [Math.sin(turn), Math.cos(turn)]
  return colorAt(gradient, 50 + (50 * height * up) / (Math.abs(across) + height * Math.abs(up)))
}

const colorAt = ({ stops }: Gradient, at: number): string => {
  const sorted = stops.toSorted((one, other) => one.at - other.at)
  const before = sorted.findLast((stop) => stop.at <= at)
  const after = sorted.find((stop) => stop.at > at)
  if (before === undefined || after === undefined) return (before ?? after)?.color ?? '#ffffff'
  return mix(before.color, after.color, (at - before.at) / (after.at - before.at))
}

/** Adds one stop in the middle of the widest gap. The gradient looks the same. */
export const withStopAdded = (gradient: Gradient): Gradient => {
  const stops = gradient.stops.toSorted((one, other) => one.at - other.at)
  const gaps = stops.slice(1).map((stop, index) => stop.at - (stops[index]?.at ?? 0))
  const widest = gaps.indexOf(Math.max(...gaps))
  const [one, other] = [stops[widest], stops[widest + 1]]
  if (one === undefined || other === undefined) return gradient
  const added = { color: mix(one.color, other.color, 0.5), at: Math.round((one.at + other.at) / 2) }
  return { ...gradient, stops: [...stops.slice(0, widest + 1), added, ...stops.slice(widest + 1)] }
}

const angleOf = (part: string): number | null => {
  const degrees = /^(-?\d+(?:\.\d+)?)deg$/i.exec(part)?.[1]
  return degrees === undefined ? (directions.get(part.toLowerCase()) ?? null) : Math.round(Number(degrees)) % 360
}

const directions: ReadonlyMap<string, number> = new Map([
  ['to top', 0],
  ['to right', 90],
  ['to bottom', 180],
  ['to left', 270],
])

const stopOf = (part: string): { readonly color: string; readonly at: number | null } | null => {
  const [, color = '', at] = /^(.*?)(?:\s+(\d+(?:\.\d+)?)%)?$/s.exec(part) ?? []
  const hex = opaqueHex(color)
  return hex === null ? null : { color: hex, at: at === undefined ? null : Math.min(100, Math.round(Number(at))) }
}

/** Number of mixtures tried; more would give the same hex values. */
const steps = 256

/** The background of a text, and the contrast ratio that is enough on it. */
type Ground = { readonly ground: string; readonly least: number }

/**
 * The legible color nearest to the given one: mixes in only as much black or white as needed.
 * @param least contrast ratio that is enough; on any background, black or white reaches 4.5
 * @returns hex with 6 digits; the given color itself if it is legible
 */
export const nearestLegible = (wished: string, ground: string, least: number): string =>
  legibleOnAll(wished, [{ ground, least }]) ?? normalHex(wished)

/** The legible color on several backgrounds; null if no shade of the color is legible on all of them. */
export const legibleOnAll = (wished: string, grounds: readonly Ground[]): string | null =>
  ['#000000', '#ffffff']
    .flatMap(
      (end) =>
        firstLegible(wished, end, (color) => grounds.every(({ ground, least }) => contrast(color, ground) >= least)) ??
        [],
    )
    .sort((one, other) => distance(wished, one) - distance(wished, other))[0] ?? null

const firstLegible = (wished: string, end: string, holds: (color: string) => boolean): string | undefined => {
  // One after the other: most colors are found within a few steps.
  for (let step = 0; step <= steps; step += 1) {
    const color = mix(wished, end, step / steps)
    if (holds(color)) return color
  }
  return undefined
}

const distance = (one: string, other: string): number => {
  const to = rgbOf(other)
  return rgbOf(one).reduce((sum, channel, index) => sum + (channel - (to[index] ?? 0)) ** 2, 0)
}
