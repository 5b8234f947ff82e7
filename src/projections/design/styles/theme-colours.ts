/**
 * Gives the colour names of Twenty Twenty-Four's templates colours from a palette; for other themes see `colours-by-theme`.
 * A palette replaces the theme's whole list (see `designer-styles.ts`), so without these the theme's parts would use colours that no longer
 * exist. With them blog posts, comments, the footer's small print and the theme's patterns follow the palette.
 */
import { isLegible } from '../../../colour/contrast'
import { mix } from '../../../colour/colour'
import { colourOf, type Palette } from '../../../catalogue/palettes/palette'
import type { ThemeColour } from '../../../catalogue/theme-json'

/** Ten colours: base is the page, base-2 a surface, contrast the text, contrast-2 quieter text, contrast-3 rules, accents are tinted surfaces. */
export const themeColours = (palette: Palette): readonly ThemeColour[] => {
  const [page, surface, text, primary, secondary] = (
    ['background', 'tertiary', 'foreground', 'primary', 'secondary'] as const
  ).map((slug) => colourOf(palette, slug)) as [string, string, string, string, string]
  const quiet = mixed(text, page, 0.25, (words) => isLegible(words, page) && isLegible(words, surface))
  const tint = (towards: string, share: number) => mixed(page, towards, share, (tinted) => isLegible(quiet, tinted))
  return [
    named('base', 'Base', page),
    named('base-2', 'Base / Two', surface),
    named('contrast', 'Contrast', text),
    named('contrast-2', 'Contrast / Two', quiet),
    // One pattern of the theme also uses it for small text on a contrast background.
    named(
      'contrast-3',
      'Contrast / Three',
      mixed(page, text, 0.4, (c) => isLegible(c, text)),
    ),
    named('accent', 'Accent', tint(primary, 0.12)),
    named('accent-2', 'Accent / Two', tint(secondary, 0.2)),
    named('accent-3', 'Accent / Three', tint(secondary, 0.4)),
    named('accent-4', 'Accent / Four', tint(primary, 0.22)),
    named('accent-5', 'Accent / Five', tint(secondary, 0.12)),
  ]
}

const named = (slug: string, name: string, color: string): ThemeColour => ({ slug, name, color })

/** Mixes in as much of the second colour, up to `share`, as `holds` allows. */
const mixed = (one: string, other: string, share: number, holds: (colour: string) => boolean): string => {
  const colour = mix(one, other, share)
  return share <= 0 || holds(colour) ? colour : mixed(one, other, Math.max(0, share - 0.02), holds)
}
