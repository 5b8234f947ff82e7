/** Palettes that suit a logo: those that have a colour like its own (B-05). */
import { rgbOf } from '../../colour/colour'
import { colourOf, roles } from '../../catalogue/palettes/palette'
import { paletteTitled } from '../../catalogue/palettes/palettes'
import type { LogoColours } from './contrast/logo-grounds'
import type { PaletteItem } from './palette'

/** How many are offered. */
const most = 3

/** A colour of less than this difference between its channels is a grey, which suits every palette. */
const leastColourful = 48

/** The palettes nearest to the logo's main colour; none for a logo in greys. */
export const palettesLike = (colours: LogoColours, items: readonly PaletteItem[]): readonly PaletteItem[] => {
  const [main] = colours.filter(isColourful).toSorted((one, other) => other.share - one.share)
  if (main === undefined) return []
  const far = (item: PaletteItem) => {
    const palette = paletteTitled(item.title)
    return palette === undefined
      ? Infinity
      : Math.min(...roles.map((role) => distance(main.colour, colourOf(palette, role))))
  }
  return [...items].sort((one, other) => far(one) - far(other)).slice(0, most)
}

const isColourful = ({ colour }: LogoColours[number]): boolean => {
  const channels = rgbOf(colour)
  return Math.max(...channels) - Math.min(...channels) >= leastColourful
}

/** As people see it, roughly: https://www.compuphase.com/cmetric.htm */
const distance = (one: string, other: string): number => {
  const [red, green, blue] = rgbOf(one)
  const [otherRed, otherGreen, otherBlue] = rgbOf(other)
  const mean = (red + otherRed) / 2
  return Math.hypot(
    Math.sqrt(2 + mean / 256) * (red - otherRed),
    2 * (green - otherGreen),
    Math.sqrt(2 + (255 - mean) / 256) * (blue - otherBlue),
  )
}
