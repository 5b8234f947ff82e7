/**
 * The merchant's global styles with a palette, custom colours and a pairing applied, in the form that WordPress stores.
 *
 * Two findings on WordPress 7.1 (tests/store/global-styles.test.ts holds them):
 * - A list under `settings.color.palette.theme` is kept as it is and replaces the theme's list *whole*: it defines the variables and the
 *   `has-…-color` classes on the front page, and the theme's own slugs are gone. Hence `coloursByTheme`. A list under `custom` works as well,
 *   but keeps the theme's old colours beside the palette.
 * - Families under `settings.typography.fontFamilies.custom` are printed with their `@font-face` rules and leave the theme's families alone.
 */
import type { FontPairing } from '../../../catalogue/fonts/font-pairing'
import type { Palette } from '../../../catalogue/palettes/palette'
import type { GlobalStyles } from '../../../catalogue/theme-json'
import type { Look } from '../../../catalogue/wizard/looks'
import type { FontFamily } from '../../../events/design/fonts'
import type { Design } from '../../../reducers/design/design'
import { sectionCss } from '../../../catalogue/section-css'
import { shopColorsKey, shopCss, shopVariables } from '../../../catalogue/shop-css'
import { legibleCss } from './legible-css'
import { overTheme } from './over-theme'
import { partOf, withOwnCss } from './own-css'
import { shopColors } from './shop-colors'
import { merged } from './tree'
import { withColours } from './with-colours'
import { withHoverColour } from './with-hover-colour'
import { withPalette } from './with-palette'
import { withPairing } from './with-pairing'
import { withSlots } from './with-slots'

/**
 * @param installed families of the font library with their files; all of them stay listed, whatever pairing is chosen
 * @param user the merchant's global styles as read from the store; what the flow does not manage in them is kept
 * @param colours custom colours and gradients of single places, which override the palette
 * @param theme the active theme's own global styles
 * @param rules what was made readable by CSS
 * @returns `settings` and `styles` for a PUT to the global styles; where nothing was chosen, the merchant's own stay.
 *   Idempotent.
 */
export const designerStyles = (
  palette: Palette | undefined,
  pairing: FontPairing | undefined,
  installed: readonly FontFamily[],
  user: GlobalStyles,
  colours: Design['colours'] = {},
  theme?: GlobalStyles,
  rules: Design['rules'] = [],
): GlobalStyles => {
  const plain = palette ? withPalette(user, palette, theme) : user
  const chosen = withSlots(plain, withColours(plain, colours), colours, theme, palette?.title)
  const over = theme === undefined || chosen === user ? chosen : overTheme(chosen, theme)
  const coloured = withHoverColour(over, colours, theme)
  const withShop = withLegibleRules(
    chosen === user ? coloured : withShopColors(coloured, theme, pairing?.lookAndFeel[0]),
    rules,
    chosen === user,
  )
  return pairing ? withPairing(withShop, pairing, installed) : withShop
}

/** Fields, notices and drawers of the shop follow the page's colors by CSS, since theme.json cannot say theirs. */
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

/** Rules of earlier designs stay as long as their colors do. */
const withLegibleRules = (user: GlobalStyles, rules: NonNullable<Design['rules']>, keep: boolean): GlobalStyles => {
  const css = user.styles['css']
  const before = typeof css === 'string' ? partOf(css, 'readable') : ''
  if (keep ? rules.length === 0 : rules.length === 0 && before === '') return user
  const lines = [...(keep ? before.split('\n') : []), ...legibleCss(rules)]
  return { ...user, styles: withOwnCss(user.styles, 'readable', [...new Set(lines.filter(Boolean))].join('\n')) }
}
