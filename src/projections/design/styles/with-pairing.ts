/** Applies a pairing of fonts to global styles, after removing the merchant's earlier typography. */
import { fontSizes } from '../../../catalogue/fonts/display-type'
import { themeFamilySlugs } from '../../../catalogue/fonts/families'
import type { FontPairing } from '../../../catalogue/fonts/font-pairing'
import { pairings } from '../../../catalogue/fonts/font-pairings'
import { typeCss } from '../../../catalogue/fonts/type-css'
import { sideRoom, typeStyles } from '../../../catalogue/fonts/type-styles'
import type { GlobalStyles, ThemeFont } from '../../../catalogue/theme-json'
import type { FontFamily } from '../../../events/design/fonts'
import { withOwnCss } from './own-css'
import { branch, isTree, merged, omit, withoutShape, type Tree } from './tree'

export const withPairing = (
  { settings, styles }: GlobalStyles,
  pairing: FontPairing,
  installed: readonly FontFamily[],
): GlobalStyles => {
  const wanted = pairing.settings.typography.fontFamilies.theme
  const custom = customFamilies(branch(settings, 'typography', 'fontFamilies')['custom'], wanted, installed)
  const sizes = withPresets(branch(settings, 'typography', 'fontSizes')['custom'], fontSizes(pairing))
  const plain = merged(sideRoom, withoutShape(withoutType(styles), pairingShape))
  return {
    settings: merged(usesTheme(wanted) ? withoutShape(settings, themeList) : settings, {
      typography: { fontFamilies: { custom }, fontSizes: { custom: sizes } },
    }),
    styles: withOwnCss(merged(plain, stylesOf(pairing)), 'type', typeCss),
  }
}

/** The merchant may have disabled the theme's fonts; a pairing that uses them enables them again. */
const themeList: Tree = { typography: { fontFamilies: { theme: true } } }

const usesTheme = (wanted: readonly ThemeFont[]): boolean => wanted.some(({ slug }) => themeFamilySlugs.includes(slug))

/**
 * The merchant's own families, then all that are installed, then those of the pairing that are not:
 * without an entry their name would be undefined and the page would fall back to the theme's font.
 */
const customFamilies = (
  own: unknown,
  wanted: readonly ThemeFont[],
  installed: readonly FontFamily[],
): readonly Tree[] => {
  const families = new Map<unknown, Tree>()
  for (const family of Array.isArray(own) ? own.filter(isTree) : []) families.set(family['slug'], family)
  for (const family of installed) families.set(family.slug, asPreset(family))
  for (const family of wanted) {
    if (!themeFamilySlugs.includes(family.slug) && !families.has(family.slug)) families.set(family.slug, family)
  }
  return [...families.values()]
}

const asPreset = ({ name, slug, fontFamily, faces }: FontFamily): Tree => ({ name, slug, fontFamily, fontFace: faces })

/**
 * The merchant's own presets, then ours. Under `custom` they override the theme's of the same names, both in the store and in the editor,
 * and leave the theme's other ones alone.
 */
const withPresets = (own: unknown, ours: readonly Tree[]): readonly Tree[] => {
  const slugs = new Set(ours.map(({ slug }) => slug))
  return [...(Array.isArray(own) ? own.filter(isTree) : []).filter(({ slug }) => !slugs.has(slug)), ...ours]
}

const stylesOf = (pairing: FontPairing): Tree => merged(typeStyles(pairing), pairing.styles)

/** Every path at which some pairing has a value. */
const pairingShape: Tree = pairings.reduce<Tree>((shape, pairing) => merged(shape, stylesOf(pairing)), {})

/** Removes typography of the page and of every element: a pairing starts from the theme's. */
const withoutType = (styles: Tree): Tree => ({
  ...omit(styles, 'typography'),
  elements: Object.fromEntries(
    Object.entries(branch(styles, 'elements')).map(([element, own]) => [
      element,
      isTree(own) ? omit(own, 'typography') : own,
    ]),
  ),
})
