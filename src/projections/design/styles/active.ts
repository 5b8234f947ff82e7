/** Which palette and which pairing the store's global styles show. */
import { normalHex } from '../../../colour/colour'
import { earlierColours } from '../../../catalogue/palettes/earlier-colours'
import type { FontPairing } from '../../../catalogue/fonts/font-pairing'
import type { Palette } from '../../../catalogue/palettes/palette'
import { themeColours } from './theme-colours'
import { fontFamily, type GlobalStyles } from '../../../catalogue/theme-json'
import { themeLook } from './theme-look'
import { branch, isTree } from './tree'
import { footerNames, ownColoursFlag } from './with-palette'

/** Whether the merchant's colours are the palette's, today's or earlier ones, unchanged by hand. The theme's own names may be listed too. */
export const isPaletteActive = ({ settings }: GlobalStyles, palette: Palette, activeTheme?: GlobalStyles): boolean => {
  const { theme, [ownColoursFlag]: byHand } = branch(settings, 'color', 'palette')
  if (byHand === true || !Array.isArray(theme)) return false
  const theirs = new Map(theme.filter(isTree).map(({ slug, color }) => [slug, color]))
  const ours = palette.settings.color.palette.theme
  const alsoNamed = [
    ...themeColours(palette),
    ...footerNames(palette),
    ...(activeTheme ? themeLook(activeTheme).colours : []),
  ]
  const known = new Set<unknown>([...ours, ...alsoNamed].map(({ slug }) => slug))
  return (
    ours.every(({ slug, color }) =>
      [color, ...earlierColours(palette.title, slug)].some((one) => sameColour(theirs.get(slug), one)),
    ) && [...theirs.keys()].every((slug) => known.has(slug))
  )
}

/** Whether headings and text have the pairing's families; no two pairings share both. */
export const isPairingActive = ({ styles }: GlobalStyles, pairing: FontPairing): boolean =>
  [[], ['elements', 'heading']].every(
    (path) => familyOf(branch(styles, ...path)) === familyOf(branch(pairing.styles, ...path)),
  )

const sameColour = (theirs: unknown, ours: string): boolean =>
  typeof theirs === 'string' && normalHex(theirs) === normalHex(ours)

/** WordPress writes a family as a variable, the site editor also in its short form. */
const familyOf = (text: unknown): unknown => {
  const family = branch(text, 'typography')['fontFamily']
  const short = typeof family === 'string' ? /^var:preset\|font-family\|(.+)$/.exec(family) : null
  return short?.[1] ? fontFamily(short[1]) : family
}
