/** Which palette and which pairing match the store's global styles, and which ones the merchant is offered. */
import type { FontPairing } from '../../../catalogue/fonts/font-pairing'
import { pairings } from '../../../catalogue/fonts/font-pairings'
import { furtherPairings, largerPairings } from '../../../catalogue/fonts/more-pairings'
import { themePairings } from '../../../catalogue/fonts/theme-pairings'
import { earlierColors, type Palette } from '../../../catalogue/palettes/palette'
import { curatedPalettes, palettes } from '../../../catalogue/palettes/palettes'
import { fontFamily, type GlobalStyles } from '../../../catalogue/theme-json'
import type { Look } from '../../../catalogue/wizard/looks'
import { normalHex } from '../../../color'
import { branch, isTree } from './tree'
import { footerNames, ownColorsFlag, themeColors, themeLook } from './with-palette'

/**
 * Whether the merchant's colors are those of the palette, today's or earlier ones, without manual changes. The theme's own names may also
 * be listed.
 */
export const isPaletteActive = ({ settings }: GlobalStyles, palette: Palette, activeTheme?: GlobalStyles): boolean => {
  const { theme, [ownColorsFlag]: byHand } = branch(settings, 'color', 'palette')
  if (byHand === true || !Array.isArray(theme)) return false
  const theirs = new Map(theme.filter(isTree).map(({ slug, color }) => [slug, color]))
  const ours = palette.settings.color.palette.theme
  const alsoNamed = [
    ...themeColors(palette),
    ...footerNames(palette),
    ...(activeTheme ? themeLook(activeTheme).colors : []),
  ]
  const known = new Set<unknown>([...ours, ...alsoNamed].map(({ slug }) => slug))
  return (
    ours.every(({ slug, color }) =>
      [color, ...earlierColors(palette.title, slug)].some((one) => sameColor(theirs.get(slug), one)),
    ) && [...theirs.keys()].every((slug) => known.has(slug))
  )
}

/** Whether headings and text have the pairing's families; no two pairings share both. */
export const isPairingActive = ({ styles }: GlobalStyles, pairing: FontPairing): boolean =>
  [[], ['elements', 'heading']].every(
    (path) => familyOf(branch(styles, ...path)) === familyOf(branch(pairing.styles, ...path)),
  )

const sameColor = (theirs: unknown, ours: string): boolean =>
  typeof theirs === 'string' && normalHex(theirs) === normalHex(ours)

/** WordPress writes a family as a variable; the site editor also uses the short form. */
const familyOf = (text: unknown): unknown => {
  const family = branch(text, 'typography')['fontFamily']
  const short = typeof family === 'string' ? /^var:preset\|font-family\|(.+)$/.exec(family) : null
  return short?.[1] ? fontFamily(short[1]) : family
}

/** The AI's suggestion, as the store keeps it. */
export type PaletteSuggestion = { readonly default: string; readonly bestColors: readonly string[] }

/**
 * The palettes that the merchant is offered: the AI's default and eight others, in the table's order. Without a suggestion, the 18 curated
 * ones.
 */
export const palettesFor = (suggestion: PaletteSuggestion | null): readonly Palette[] =>
  suggestion === null || suggestion.default === '' || suggestion.bestColors.length === 0
    ? curatedPalettes
    : palettes.filter(({ title }) => title === suggestion.default || suggestion.bestColors.includes(title))

/**
 * The pairings that the merchant is offered. The plugin contains the fonts, so everybody is offered every pairing. A look that was chosen
 * in the AI wizard narrows them to those that suit it.
 * @param fontLibrary without it, no list is shown at all
 * @param look the one that the AI wizard saved
 */
export const pairingsFor = ({
  flowType,
  fontLibrary,
  look = null,
}: {
  readonly flowType: 'AIOnline' | 'AIOffline' | 'noAI'
  readonly fontLibrary: boolean
  readonly look?: Look | null
}): readonly FontPairing[] => {
  if (!fontLibrary) return []
  return flowType === 'AIOnline' && look !== null
    ? pairings.filter(({ lookAndFeel }) => lookAndFeel.includes(look))
    : [...themePairings, ...largerPairings, ...furtherPairings]
}
