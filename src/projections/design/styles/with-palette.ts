/**
 * Applies a palette to global styles. Everything that any palette may set is removed first, so the result does not depend on earlier
 * choices.
 */
import { footerOf, footerSlugs } from '../../../catalogue/palettes/footer-colors'
import { colorOf, type Palette } from '../../../catalogue/palettes/palette'
import { palettes } from '../../../catalogue/palettes/palettes'
import { shopColorsKey } from '../../../catalogue/shop-css'
import type { GlobalStyles, ThemeColor } from '../../../catalogue/theme-json'
import { contrast, isLegible, mix, rgbOf } from '../../../color'
import { effectiveColors } from './effective-colors'
import { withOwnCss } from './own-css'
import { branch, isTree, merged, omit, withoutShape, type Tree } from './tree'

/** @param theme the active theme's own global styles, whose names for colors follow the palette */
export const withPalette = (
  { settings, styles }: GlobalStyles,
  palette: Palette,
  theme: GlobalStyles = unknown,
): GlobalStyles => {
  const colors = branch(settings, 'color', 'palette')
  const before = withOwnCss(styles, 'colors', '')
  const own = colors[ownColorsFlag] === true ? withoutElementColors(before) : before
  return {
    settings: merged(
      withoutShape(settings, {
        color: { palette: { theme: true, [ownColorsFlag]: true, [paletteUnderColors]: true } },
        custom: { [shopColorsKey]: true },
      }),
      {
        color: {
          palette: {
            theme: [
              ...palette.settings.color.palette.theme,
              ...colorsByTheme(palette, themeLook(theme)),
              ...footerNames(palette),
            ],
          },
        },
      },
    ),
    styles: withoutShape(merged(withoutShape(own, paletteShape), palette.styles), emptied(palette)),
  }
}

/** The named colors of the footer that go with a palette. */
export const footerNames = (palette: Palette): readonly ThemeColor[] => {
  const { ground, text } = footerOf(palette)
  return [
    { slug: footerSlugs.ground, name: 'Footer', color: ground },
    { slug: footerSlugs.text, name: 'Footer text', color: text },
  ]
}

const unknown: GlobalStyles = { settings: {}, styles: {} }

/** The flag that the panel for custom colors sets. */
export const ownColorsFlag = 'hasCreatedOwnColors'

/** The key for the palette's title, recorded because custom colors changed the palette's list. */
export const paletteUnderColors = 'ownColorsOver'

/** Every path at which some palette has a value, and those of gradients, which would cover the palette's color. */
const paletteShape: Tree = palettes.reduce<Tree>((shape, { styles }) => merged(shape, styles), {
  color: { gradient: '' },
  // In earlier versions, palettes gave the block its own color, which would cover the element's.
  blocks: { 'core/button': { color: { background: '' } } },
  elements: { button: { ':hover': { color: { gradient: '' } } } },
})

/** Blocks that a palette leaves without any styles, not even the merchant's own. */
const emptied = ({ styles }: Palette): Tree => ({
  blocks: Object.fromEntries(
    Object.entries(branch(styles, 'blocks')).flatMap(([block, own]) =>
      isTree(own) && Object.keys(own).length === 0 ? [[block, true]] : [],
    ),
  ),
})

/**
 * Removes colors from elements: custom colors may be set on elements that no palette covers. An element without other styles is removed.
 */
const withoutElementColors = (styles: Tree): Tree => ({
  ...styles,
  elements: Object.fromEntries(
    Object.entries(branch(styles, 'elements')).flatMap(([element, own]) => {
      if (!isTree(own) || !Object.hasOwn(own, 'color')) return [[element, own]]
      const rest = omit(own, 'color')
      return Object.keys(rest).length > 0 ? [[element, rest]] : []
    }),
  ),
})

/** The theme's colors that a palette has to replace. */
export const themeLook = (theme: GlobalStyles): ThemeLook => {
  const { background, text } = effectiveColors(theme)
  const { theme: list } = branch(theme.settings, 'color', 'palette')
  return {
    colors: (Array.isArray(list) ? list : []).filter(isTree).flatMap(named),
    background: background ?? '#ffffff',
    text: text ?? '#000000',
  }
}

const named = ({ slug, name, color }: Tree): readonly ThemeColor[] =>
  typeof slug === 'string' && typeof color === 'string'
    ? [{ slug, name: typeof name === 'string' ? name : slug, color }]
    : []

/** A theme's own colors, and those of its page. */
type ThemeLook = {
  readonly colors: readonly ThemeColor[]
  readonly background: string
  readonly text: string
}

/**
 * Gives each color name of any other theme a color of the palette. A palette replaces the theme's whole list, so each of the theme's names
 * needs a color. The color of the page becomes the palette's page color, that of the text its text color, and what was legible stays
 * legible.
 */
const colorsByTheme = (palette: Palette, look: ThemeLook): readonly ThemeColor[] => {
  const known = themeColors(palette)
  if (look.colors.every(({ slug }) => known.some((each) => each.slug === slug))) return known
  const ours = new Set(palette.settings.color.palette.theme.map(({ slug }) => slug))
  const accents = ['primary', 'secondary'].map((slug) => colorOf(palette, slug))
  let used = 0
  return look.colors
    .filter(({ slug }) => !ours.has(slug))
    .map((own) => {
      if (!isHex(own.color)) return own
      const accent = isGrey(own.color) ? null : (accents[used++ % accents.length] ?? null)
      return { ...own, color: answer(own.color, look, palette, accent) }
    })
}

const answer = (own: string, { background, text }: ThemeLook, palette: Palette, accent: string | null): string => {
  const page = colorOf(palette, 'background')
  const words = colorOf(palette, 'foreground')
  const share = shareOf(own, background, text)
  // Grays keep their relative position between page and text; other colors become the palette's accents, pale ones as a tint.
  const near = accent === null ? mix(page, words, share) : share < 0.5 ? mix(page, accent, 0.1 + share) : accent
  if (isLegible(own, background)) return towards(near, words, (color) => isLegible(color, page))
  if (isLegible(text, own)) return towards(near, page, (color) => isLegible(words, color))
  return near
}

/** Relative position of a color between page (0) and text (1), by contrast. */
const shareOf = (own: string, background: string, text: string): number => {
  const whole = Math.log(contrast(background, text))
  return whole === 0 ? 0 : Math.min(1, Math.log(contrast(background, own)) / whole)
}

/** Mixes in only as much of the other color as `holds` needs. */
const towards = (color: string, other: string, holds: (color: string) => boolean): string => {
  const steps = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
  return steps.map((share) => mix(color, other, share)).find(holds) ?? other
}

const isGrey = (hex: string): boolean => {
  const channels = rgbOf(hex)
  return Math.max(...channels) - Math.min(...channels) < 24
}

/** Whether the color is a literal. Themes also mix colors from surrounding ones; such a color follows by itself. */
const isHex = (color: string): boolean => /^#(?:[0-9a-f]{3}){1,2}$/i.test(color)

/**
 * The color names of Twenty Twenty-Four's templates, with a palette's colors; for other themes, see `colorsByTheme`. A palette replaces
 * the theme's whole list (see `designer-styles.ts`), so without these the theme's parts would use colors that no longer exist. With them,
 * blog posts, comments, the footer's small print and the theme's patterns follow the palette.
 *
 * Ten colors: base is the page, base-2 a surface, contrast the text, contrast-2 quieter text, contrast-3 rules, accents are tinted
 * surfaces.
 */
export const themeColors = (palette: Palette): readonly ThemeColor[] => {
  const [page, surface, text, primary, secondary] = (
    ['background', 'tertiary', 'foreground', 'primary', 'secondary'] as const
  ).map((slug) => colorOf(palette, slug)) as [string, string, string, string, string]
  const quiet = mixed(text, page, 0.25, (words) => isLegible(words, page) && isLegible(words, surface))
  const tint = (towards: string, share: number) => mixed(page, towards, share, (tinted) => isLegible(quiet, tinted))
  return [
    namedColor('base', 'Base', page),
    namedColor('base-2', 'Base / Two', surface),
    namedColor('contrast', 'Contrast', text),
    namedColor('contrast-2', 'Contrast / Two', quiet),
    // One pattern of the theme also uses this color for small text on a contrast background.
    namedColor(
      'contrast-3',
      'Contrast / Three',
      mixed(page, text, 0.4, (c) => isLegible(c, text)),
    ),
    namedColor('accent', 'Accent', tint(primary, 0.12)),
    namedColor('accent-2', 'Accent / Two', tint(secondary, 0.2)),
    namedColor('accent-3', 'Accent / Three', tint(secondary, 0.4)),
    namedColor('accent-4', 'Accent / Four', tint(primary, 0.22)),
    namedColor('accent-5', 'Accent / Five', tint(secondary, 0.12)),
  ]
}

const namedColor = (slug: string, name: string, color: string): ThemeColor => ({ slug, name, color })

/** Mixes in as much of the second color as `holds` allows, up to `share`. */
const mixed = (one: string, other: string, share: number, holds: (color: string) => boolean): string => {
  const color = mix(one, other, share)
  return share <= 0 || holds(color) ? color : mixed(one, other, Math.max(0, share - 0.02), holds)
}
