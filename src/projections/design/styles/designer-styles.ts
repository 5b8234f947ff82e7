/**
 * The merchant's global styles with a palette, custom colors and a pairing applied, in the form that WordPress stores.
 *
 * Two findings on WordPress 7.1 (tests/store/global-styles.test.ts checks them):
 * - A list under `settings.color.palette.theme` stays as it is and replaces the theme's list *whole*: it defines the variables and the
 *   `has-…-color` classes on the front page, and the theme's own slugs no longer exist. That is why `colorsByTheme` exists. A list under
 *   `custom` works as well, but keeps the theme's old colors next to the palette.
 * - Families under `settings.typography.fontFamilies.custom` are printed with their `@font-face` rules and do not change the theme's
 *   families.
 */
import { fontSizes, sideRoom, typeCss, typeStyles } from '../../../catalogue/fonts/display-type'
import { themeFamilySlugs } from '../../../catalogue/fonts/families'
import type { FontPairing } from '../../../catalogue/fonts/font-pairing'
import { pairings } from '../../../catalogue/fonts/font-pairings'
import type { Palette } from '../../../catalogue/palettes/palette'
import { sectionCss } from '../../../catalogue/section-css'
import { shopColorsKey, shopCss, shopVariables, type ShopColors } from '../../../catalogue/shop-css'
import type { GlobalStyles, ThemeFont } from '../../../catalogue/theme-json'
import type { Look } from '../../../catalogue/wizard/looks'
import {
  AA,
  colorAtTop,
  colorsAlong,
  contrast,
  isDark,
  isLegible,
  largeAA,
  legibleOnAll,
  mix,
  nearestLegible,
  plainGradient,
} from '../../../color'
import type { FontFamily, LegibleRule } from '../../../events/design'
import type { Design } from '../../../reducers/design/design-document'
import { effectiveColors, gradientAt } from './effective-colors'
import { partOf, withOwnCss } from './own-css'
import { leaf, spots, type Path } from './places'
import { branch, isTree, merged, omit, withoutShape, type Tree } from './tree'
import { withPalette } from './with-palette'
import { withColors, withSlots } from './with-slots'

/**
 * @param installed families of the font library with their files; all of them stay listed, whatever pairing is chosen
 * @param user the merchant's global styles as read from the store; what the flow does not manage in them stays
 * @param colors custom colors and gradients of single places, which override the palette
 * @param theme the active theme's own global styles
 * @param rules CSS rules that make text legible
 * @returns `settings` and `styles` for a PUT to the global styles; the merchant's own stay where nothing was chosen. Idempotent.
 */
export const designerStyles = (
  palette: Palette | undefined,
  pairing: FontPairing | undefined,
  installed: readonly FontFamily[],
  user: GlobalStyles,
  colors: Design['colours'] = {},
  theme?: GlobalStyles,
  rules: Design['rules'] = [],
): GlobalStyles => {
  const plain = palette ? withPalette(user, palette, theme) : user
  const chosen = withSlots(plain, withColors(plain, colors), colors, theme, palette?.title)
  const over = theme === undefined || chosen === user ? chosen : overTheme(chosen, theme)
  const colored = withHoverColor(over, colors, theme)
  const withShop = withLegibleRules(
    chosen === user ? colored : withShopColors(colored, theme, pairing?.lookAndFeel[0]),
    rules,
    chosen === user,
  )
  return pairing ? withPairing(withShop, pairing, installed) : withShop
}

/**
 * Makes fields, notices and drawers of the shop follow the page's colors with CSS, because theme.json cannot define theirs.
 */
const withShopColors = (
  user: GlobalStyles,
  theme: GlobalStyles = { settings: {}, styles: {} },
  look?: Look,
): GlobalStyles => {
  const colors = shopColors({
    settings: merged(theme.settings, user.settings),
    styles: merged(theme.styles, user.styles),
  })
  if (colors === null) return { ...user, styles: withOwnCss(user.styles, 'colors', '') }
  return {
    settings: merged(user.settings, { custom: { [shopColorsKey]: shopVariables(colors, look) } }),
    styles: withOwnCss(user.styles, 'colors', `${shopCss}\n${sectionCss}`),
  }
}

/** Adds rules that make text legible. Rules of earlier designs stay as long as their colors do. */
const withLegibleRules = (user: GlobalStyles, rules: NonNullable<Design['rules']>, keep: boolean): GlobalStyles => {
  const css = user.styles['css']
  const before = typeof css === 'string' ? partOf(css, 'readable') : ''
  if (keep ? rules.length === 0 : rules.length === 0 && before === '') return user
  const lines = [...(keep ? before.split('\n') : []), ...legibleCss(rules)]
  return { ...user, styles: withOwnCss(user.styles, 'readable', [...new Set(lines.filter(Boolean))].join('\n')) }
}

/**
 * CSS rules that give single parts of the shop a legible color, one line for each rule. Leaves out a rule with more than classes and a hex
 * color, which a recording from elsewhere could contain.
 */
const legibleCss = (rules: readonly LegibleRule[]): readonly string[] =>
  rules
    .filter(({ selector, color }) => /^[a-z]*(?: ?\.[\w-]+| [a-z]+)+$/i.test(selector) && /^#[\da-f]{6}$/i.test(color))
    .map(({ selector, kind, color }) => declared[kind](selector, color))

const declared: Readonly<Record<LegibleRule['kind'], (selector: string, color: string) => string>> = {
  text: (selector, color) =>
    `body:not(#_) ${selector} { color: ${color} !important; -webkit-text-fill-color: ${color} !important; }`,
  placeholder: (selector, color) =>
    `body:not(#_) ${selector}::placeholder { color: ${color} !important; opacity: 1 !important; }`,
  icon: (selector, color) => `body:not(#_) ${selector} { color: ${color} !important; fill: ${color} !important; }`,
  field: (selector, color) => `body:not(#_) ${selector} { border: 1px solid ${color} !important; }`,
}

/**
 * Replaces gradients and literal colors of the theme that come later in the style sheet than the flow's own and would override them.
 * Idempotent.
 */
const overTheme = ({ settings, styles }: GlobalStyles, theme: GlobalStyles): GlobalStyles => ({
  settings,
  styles: writtenOut(theme).reduce((all, { at, from }) => {
    const color = valueAt(all, from)
    return color === undefined ? all : merged(all, leaf(at, color))
  }, styles),
})

type Place = { readonly at: Path; readonly from: Path }

const writtenOut = ({ styles }: GlobalStyles): readonly Place[] =>
  Object.values(spots).flatMap(({ written, inTheWay }) =>
    inTheWay.flatMap((at) => {
      const what = at.at(-1) ?? ''
      const from = [...(written[0]?.slice(0, -1) ?? []), what]
      return isOver(valueAt(styles, at), what) ? [{ at, from }] : []
    }),
  )

/**
 * Whether a value of the theme has to be replaced. Named colors follow the palette; a gradient covers everything, named or not.
 */
const isOver = (value: unknown, what: string): boolean =>
  typeof value === 'string' && (what === 'gradient' || /^(?:#|rgb|hsl)/i.test(value))

const valueAt = (tree: Tree, path: Path): unknown => branch(tree, ...path.slice(0, -1))[path.at(-1) ?? '']

const gradient = ['elements', 'button', ':hover', 'color', 'gradient'] as const

/**
 * Makes a button with a gradient still change under the pointer. A color there would be drawn below the gradient, so it is written as a
 * gradient of one color. Idempotent; without custom backgrounds of buttons, the same object is returned.
 */
const withHoverColor = (
  user: GlobalStyles,
  { buttonBackground, buttonHoverBackground }: Design['colours'],
  theme: GlobalStyles = { settings: {}, styles: {} },
): GlobalStyles => {
  if (buttonBackground === undefined && buttonHoverBackground === undefined) return user
  const whole = { settings: merged(theme.settings, user.settings), styles: merged(theme.styles, user.styles) }
  const over = gradientAt(whole, [
    ['blocks', 'core/button', 'color', 'gradient'],
    ['elements', 'button', 'color', 'gradient'],
  ])
  const isTaken = branch(whole.styles, ...gradient.slice(0, -1))['gradient'] !== undefined
  if (over === null || isTaken) return user
  // The color that the place has without the button's gradient.
  const color = effectiveColors({ ...whole, styles: withoutShape(whole.styles, gradients) }).buttonHoverBackground
  return color === null ? user : { ...user, styles: merged(user.styles, leaf(gradient, plainGradient(color))) }
}

const gradients = {
  elements: { button: { color: { gradient: true } } },
  blocks: { 'core/button': { color: { gradient: true } } },
}

/**
 * Derives the colors of fields, labels, notices and errors from those of the page, each legible on its background.
 *
 * @param styles of the theme and the merchant, merged
 * @returns null if the styles do not determine the page's colors
 */
export const shopColors = (styles: GlobalStyles): ShopColors | null => {
  const { background, text, buttonBackground } = effectiveColors(styles)
  const gradient = gradientAt(styles, [['color', 'gradient']])?.gradient ?? null
  const page = background ?? (gradient && colorAtTop(gradient))
  if (page === null || text === null) return null
  const along = background === null && gradient ? [page, ...colorsAlong(gradient)] : [page]
  const field = fieldOn(page, text)
  const fieldText = nearestLegible(text, field, AA)
  const soft =
    firstThat(
      [0.06, 0.04, 0.02].map((share) => mix(page, text, share)),
      (each) => isLegible(text, each),
    ) ?? page
  const grounds = [...along, soft, field]
  const legible = (wished: string, least: number) =>
    legibleOnAll(
      wished,
      grounds.map((ground) => ({ ground, least })),
    )
  return {
    page,
    text,
    soft,
    field,
    fieldText,
    quiet: quietOn(field, fieldText),
    border: legible(mix(field, fieldText, 0.4), largeAA) ?? fieldText,
    error: legible('#c4291c', AA) ?? text,
    // The backgrounds of drawn products mix this color in: in a weak mix, white parts still show; in a strong mix, white text is legible.
    goods: nearestLegible(buttonBackground ?? text, '#ffffff', largeAA),
    isDark: isDark(page),
  }
}

/**
 * The background of a field: slightly lighter than the page, so that it looks like something to fill in, if text on it stays easy to read.
 */
const fieldOn = (page: string, text: string): string => {
  const shares = isDark(page) ? [0.08, 0.06, 0.04, 0.02] : [0.7, 0.5, 0.3]
  const least = Math.min(7, contrast(text, page))
  return (
    firstThat(
      shares.map((share) => mix(page, '#ffffff', share)),
      (each) => contrast(text, each) >= least,
    ) ?? page
  )
}

/** A quiet text color between the field and its text, as near to the field as AA allows with some margin. */
const quietOn = (field: string, text: string): string =>
  firstThat(
    [0.35, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05].map((share) => mix(text, field, share)),
    (each) => contrast(each, field) >= 4.8,
  ) ?? text

const firstThat = (colors: readonly string[], holds: (color: string) => boolean): string | undefined =>
  colors.find(holds)

/** Applies a pairing of fonts to global styles, after removing the merchant's earlier typography. */
const withPairing = (
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
 * The merchant's own families, then all installed ones, then those of the pairing that are not installed: without an entry, their name
 * would be undefined and the page would fall back to the theme's font.
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
 * The merchant's own presets, then ours. Under `custom` they override the theme's presets of the same names, both in the store and in the
 * editor, and do not change the theme's other presets.
 */
const withPresets = (own: unknown, ours: readonly Tree[]): readonly Tree[] => {
  const slugs = new Set(ours.map(({ slug }) => slug))
  return [...(Array.isArray(own) ? own.filter(isTree) : []).filter(({ slug }) => !slugs.has(slug)), ...ours]
}

const stylesOf = (pairing: FontPairing): Tree => merged(typeStyles(pairing), pairing.styles)

/** Every path at which some pairing has a value. */
const pairingShape: Tree = pairings.reduce<Tree>((shape, pairing) => merged(shape, stylesOf(pairing)), {})

/** Removes the typography of the page and of every element: a pairing starts from the theme's. */
const withoutType = (styles: Tree): Tree => ({
  ...omit(styles, 'typography'),
  elements: Object.fromEntries(
    Object.entries(branch(styles, 'elements')).map(([element, own]) => [
      element,
      isTree(own) ? omit(own, 'typography') : own,
    ]),
  ),
})
