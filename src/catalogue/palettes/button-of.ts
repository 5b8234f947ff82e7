/** The colours of a palette's filled button, as its styles have them. */
import type { Styles } from '../theme-json'
import { colourOf, type Palette } from './palette'

/** The button block's own colours go before those of the button element. */
export const buttonOf = (palette: Palette): { readonly button: string; readonly label: string } => {
  const { background, text } = {
    ...coloursAt(palette.styles, 'elements', 'button'),
    ...coloursAt(palette.styles, 'blocks', 'core/button'),
  }
  return { button: named(palette, background), label: named(palette, text) }
}

const coloursAt = (styles: Styles, ...path: readonly string[]): Styles =>
  [...path, 'color'].reduce<Styles>((found, key) => branch(found[key]), styles)

const branch = (value: string | Styles | undefined): Styles => (typeof value === 'object' ? value : {})

/** The colour that a variable of the styles stands for. */
const named = (palette: Palette, value: string | Styles | undefined): string =>
  colourOf(palette, typeof value === 'string' ? value.replace(/^var\(--wp--preset--color--|\)$/g, '') : '')
