/**
 * The global styles that a palette and a pairing make of the merchant's own, in the form that WordPress stores for the merchant.
 *
 * Two findings on WordPress 7.1 (tests/store/global-styles.test.ts holds them):
 * - A list under `settings.color.palette.theme` is kept as it is and replaces the theme's list *whole*: it defines the variables and the
 *   `has-…-color` classes on the front page, and the theme's own slugs are gone. Hence `themeColours`. A list under `custom` works as well,
 *   but leaves the theme's old colours standing beside the palette.
 * - Families under `settings.typography.fontFamilies.custom` are printed with their `@font-face` rules and leave the theme's families alone.
 */
import type { FontPairing } from '../../catalogue/font-pairing'
import type { Palette } from '../../catalogue/palette'
import type { GlobalStyles } from '../../catalogue/theme-json'
import type { FontFamily } from '../../events/reading'
import { withPalette } from './with-palette'
import { withPairing } from './with-pairing'

/**
 * @param installed families of the font library with their files; all of them stay listed, whatever pairing is chosen
 * @param user the merchant's global styles as read from the store; what the flow does not own in them is kept
 * @returns `settings` and `styles` for a PUT to the global styles; without palette or pairing, the merchant's own stay.
 *   Laid over its own result it changes nothing.
 */
export const designerStyles = (
  palette: Palette | undefined,
  pairing: FontPairing | undefined,
  installed: readonly FontFamily[],
  user: GlobalStyles,
): GlobalStyles => {
  const coloured = palette ? withPalette(user, palette) : user
  return pairing ? withPairing(coloured, pairing, installed) : coloured
}
