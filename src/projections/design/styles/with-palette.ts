/** Applies a palette to global styles. Everything that any palette may set is removed first, so the result does not depend on earlier choices. */
import { footerOf, footerSlugs } from '../../../catalogue/palettes/footer-colors'
import type { Palette } from '../../../catalogue/palettes/palette'
import { palettes } from '../../../catalogue/palettes/palettes'
import { shopColorsKey } from '../../../catalogue/shop-css'
import { coloursByTheme } from './colours-by-theme'
import type { GlobalStyles, ThemeColour } from '../../../catalogue/theme-json'
import { withOwnCss } from './own-css'
import { themeLook } from './theme-look'
import { branch, isTree, merged, omit, withoutShape, type Tree } from './tree'

/** @param theme the active theme's own global styles, whose names for colours follow the palette */
export const withPalette = (
  { settings, styles }: GlobalStyles,
  palette: Palette,
  theme: GlobalStyles = unknown,
): GlobalStyles => {
  const colours = branch(settings, 'color', 'palette')
  const before = withOwnCss(styles, 'colors', '')
  const own = colours[ownColoursFlag] === true ? withoutElementColours(before) : before
  return {
    settings: merged(
      withoutShape(settings, {
        color: { palette: { theme: true, [ownColoursFlag]: true, [paletteUnderColours]: true } },
        custom: { [shopColorsKey]: true },
      }),
      {
        color: {
          palette: {
            theme: [
              ...palette.settings.color.palette.theme,
              ...coloursByTheme(palette, themeLook(theme)),
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
export const footerNames = (palette: Palette): readonly ThemeColour[] => {
  const { ground, text } = footerOf(palette)
  return [
    { slug: footerSlugs.ground, name: 'Footer', color: ground },
    { slug: footerSlugs.text, name: 'Footer text', color: text },
  ]
}

const unknown: GlobalStyles = { settings: {}, styles: {} }

/** Set by the panel for custom colours. */
export const ownColoursFlag = 'hasCreatedOwnColors'

/** The palette's title, noted where custom colours changed its list. */
export const paletteUnderColours = 'ownColorsOver'

/** Every path at which some palette has a value; a gradient would hide the palette's colour. */
const paletteShape: Tree = palettes.reduce<Tree>((shape, { styles }) => merged(shape, styles), {
  color: { gradient: '' },
  // Palettes gave the block a colour of its own in earlier versions, which would hide the one of the element.
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

/** Custom colours may be set on elements that no palette covers. An element without other styles is removed. */
const withoutElementColours = (styles: Tree): Tree => ({
  ...styles,
  elements: Object.fromEntries(
    Object.entries(branch(styles, 'elements')).flatMap(([element, own]) => {
      if (!isTree(own) || !Object.hasOwn(own, 'color')) return [[element, own]]
      const rest = omit(own, 'color')
      return Object.keys(rest).length > 0 ? [[element, rest]] : []
    }),
  ),
})
