/**
 * Gives each colour name of any other theme a colour from a palette: the page's colour stays the page's, the text's stays the text's,
 * and what was legible stays legible. A palette replaces the theme's whole list, so each of its names needs a colour.
 */
import { mix, rgbOf } from '../../../colour/colour'
import { contrast, isLegible } from '../../../colour/contrast'
import { colourOf, type Palette } from '../../../catalogue/palettes/palette'
import { themeColours } from './theme-colours'
import type { ThemeColour } from '../../../catalogue/theme-json'

/** A theme's own colours, and those of its page. */
export type ThemeLook = {
  readonly colours: readonly ThemeColour[]
  readonly background: string
  readonly text: string
}

export const coloursByTheme = (palette: Palette, look: ThemeLook): readonly ThemeColour[] => {
  const known = themeColours(palette)
  if (look.colours.every(({ slug }) => known.some((each) => each.slug === slug))) return known
  const ours = new Set(palette.settings.color.palette.theme.map(({ slug }) => slug))
  const accents = ['primary', 'secondary'].map((slug) => colourOf(palette, slug))
  let used = 0
  return look.colours
    .filter(({ slug }) => !ours.has(slug))
    .map((own) => {
      if (!isHex(own.color)) return own
      const accent = isGrey(own.color) ? null : (accents[used++ % accents.length] ?? null)
      return { ...own, color: answer(own.color, look, palette, accent) }
    })
}

const answer = (own: string, { background, text }: ThemeLook, palette: Palette, accent: string | null): string => {
  const page = colourOf(palette, 'background')
  const words = colourOf(palette, 'foreground')
  const share = shareOf(own, background, text)
  // Greys keep their relative position between page and text; other colours become the palette's accents, pale ones as a tint.
  const near = accent === null ? mix(page, words, share) : share < 0.5 ? mix(page, accent, 0.1 + share) : accent
  if (isLegible(own, background)) return towards(near, words, (colour) => isLegible(colour, page))
  if (isLegible(text, own)) return towards(near, page, (colour) => isLegible(words, colour))
  return near
}

/** Relative position of a colour between page (0) and text (1), by contrast. */
const shareOf = (own: string, background: string, text: string): number => {
  const whole = Math.log(contrast(background, text))
  return whole === 0 ? 0 : Math.min(1, Math.log(contrast(background, own)) / whole)
}

/** Mixes in as little of the other colour as `holds` needs. */
const towards = (colour: string, other: string, holds: (colour: string) => boolean): string => {
  const steps = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
  return steps.map((share) => mix(colour, other, share)).find(holds) ?? other
}

const isGrey = (hex: string): boolean => {
  const channels = rgbOf(hex)
  return Math.max(...channels) - Math.min(...channels) < 24
}

/** Themes also mix colours from surrounding ones; such a colour follows by itself. */
const isHex = (colour: string): boolean => /^#(?:[0-9a-f]{3}){1,2}$/i.test(colour)
