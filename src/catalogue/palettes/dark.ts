/** Which palettes are dark: WooCommerce's fields, made for a white page, need CSS of ours on them (catalogue/shop-css.ts). */
import { isDark } from '../../colour/contrast'
import { colourOf, type Palette } from './palette'
import { palettes } from './palettes'

const darkTitles: ReadonlySet<string> = new Set(
  palettes.filter((palette) => isDark(colourOf(palette, 'background'))).map(({ title }) => title),
)

export const isDarkPalette = ({ title }: Pick<Palette, 'title'>): boolean => darkTitles.has(title)
