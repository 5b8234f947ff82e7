/** Gradients as values: read from CSS, written as CSS, and every colour that they show. */
import { mix } from './colour'
import { opaqueHex } from './opaque-hex'

/** `colour` is hex with 6 digits, `at` a percentage. */
export type Stop = { readonly colour: string; readonly at: number }

export type Gradient = {
  readonly shape: 'linear' | 'radial'
  /** Degrees; null for a radial one, which has none. */
  readonly angle: number | null
  /** Two or more. */
  readonly stops: readonly Stop[]
}

/** Null for anything but a linear or radial gradient of opaque colours, also for one that is half transparent. */
export const parseGradient = (text: string): Gradient | null => {
  const [, shape = '', inner = ''] = /^(linear|radial)-gradient\((.*)\)$/is.exec(text.trim()) ?? []
  const parts = (inner.match(/(?:[^,()]|\([^()]*\))+/g) ?? []).map((part) => part.trim())
  const angle = shape.toLowerCase() === 'linear' ? angleOf(parts[0] ?? '') : null
  const stops = (angle === null ? parts : parts.slice(1)).map(stopOf)
  if (stops.length < 2 || stops.some((stop) => stop === null)) return null
  const told = stops.flatMap((stop) => stop ?? [])
  // As the editor does: without all percentages the stops stand at even distances.
  const isEven = told.some(({ at }) => at === null)
  const even = (index: number) => Math.round((100 * index) / (told.length - 1))
  return {
    shape: shape.toLowerCase() === 'linear' ? 'linear' : 'radial',
    angle: shape.toLowerCase() === 'linear' ? (angle ?? 180) : null,
    stops: told.map(({ colour, at }, index) => ({ colour, at: isEven || at === null ? even(index) : at })),
  }
}

/** One way of writing each gradient, which the fact's codec accepts. */
export const gradientCss = ({ shape, angle, stops }: Gradient): string => {
  const parts = [...(angle === null ? [] : [`${angle}deg`]), ...stops.map(({ colour, at }) => `${colour} ${at}%`)]
  return `${shape}-gradient(${parts.join(',')})`
}

/** A colour where only a gradient can be written. */
export const plainGradient = (colour: string): string =>
  gradientCss({ shape: 'linear', angle: 180, stops: [0, 100].map((at) => ({ colour, at })) })

/** The colour of a gradient that has only one; null for any other. */
export const plainColour = ({ stops }: Gradient): string | null =>
  stops.every(({ colour }) => colour === stops[0]?.colour) ? (stops[0]?.colour ?? null) : null

/** Parts of the way from one stop to the next at which the mixture is looked at. */
const between = [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875]

/**
 * The colours from the first stop to the last, the stops among them. Text has to be legible on the mixtures as well: a grey is on black and
 * on white, but somewhere on the way from one to the other it disappears.
 */
export const coloursAlong = (gradient: Gradient): readonly string[] => {
  const plain = plainColour(gradient)
  if (plain !== null) return [plain]
  return gradient.stops.flatMap(({ colour }, index, stops) => {
    const next = stops[index + 1]
    return next === undefined ? [colour] : [colour, ...between.map((share) => mix(colour, next.colour, share))]
  })
}

/** How much higher than wide a page is taken to be. */
const height = 3

/** The colour at the middle of a page's upper end, where its header is. */
export const colourAtTop = (gradient: Gradient): string => {
  if (gradient.angle === null) return colourAt(gradient, 95)
  const turn = (gradient.angle * Math.PI) / 180
  const [across, up] = [Math.sin(turn), Math.cos(turn)]
  return colourAt(gradient, 50 + (50 * height * up) / (Math.abs(across) + height * Math.abs(up)))
}

const colourAt = ({ stops }: Gradient, at: number): string => {
  const sorted = stops.toSorted((one, other) => one.at - other.at)
  const before = sorted.findLast((stop) => stop.at <= at)
  const after = sorted.find((stop) => stop.at > at)
  if (before === undefined || after === undefined) return (before ?? after)?.colour ?? '#ffffff'
  return mix(before.colour, after.colour, (at - before.at) / (after.at - before.at))
}

/** With one more stop, in the middle of the widest gap: what is seen stays the same. */
export const withStopAdded = (gradient: Gradient): Gradient => {
  const stops = gradient.stops.toSorted((one, other) => one.at - other.at)
  const gaps = stops.slice(1).map((stop, index) => stop.at - (stops[index]?.at ?? 0))
  const widest = gaps.indexOf(Math.max(...gaps))
  const [one, other] = [stops[widest], stops[widest + 1]]
  if (one === undefined || other === undefined) return gradient
  const added = { colour: mix(one.colour, other.colour, 0.5), at: Math.round((one.at + other.at) / 2) }
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

const stopOf = (part: string): { readonly colour: string; readonly at: number | null } | null => {
  const [, colour = '', at] = /^(.*?)(?:\s+(\d+(?:\.\d+)?)%)?$/s.exec(part) ?? []
  const hex = opaqueHex(colour)
  return hex === null ? null : { colour: hex, at: at === undefined ? null : Math.min(100, Math.round(Number(at))) }
}
