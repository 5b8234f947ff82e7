/** A palette as the designer applies it: named colors and the styles that use them. */
import type { Styles, ThemeColor } from '../theme-json'

export type Category = 'Neutral' | 'Bright' | 'Dark'

/** Slugs of the five colors that every palette has. */
export const roles = ['primary', 'secondary', 'foreground', 'background', 'tertiary'] as const
export type Role = (typeof roles)[number]

export type Palette = {
  readonly title: string
  readonly version: 2
  readonly wpcom_category?: Category
  readonly settings: { readonly color: { readonly palette: { readonly theme: readonly ThemeColor[] } } }
  readonly styles: Styles
}

/** A color of the palette by its slug; black if the palette has no such color. */
export const colorOf = ({ settings }: Palette, slug: string): string =>
  settings.color.palette.theme.find((each) => each.slug === slug)?.color ?? '#000000'

const rows: readonly (readonly [palette: string, slug: Role, color: string])[] = [
  ['New - Neutral', 'tertiary', '#ffffff'],
  ['Evergreen Twilight', 'secondary', '#aff0a0'],
  ['Evergreen Twilight', 'tertiary', '#636363'],
  ['Lilac Nightshade', 'tertiary', '#462749'],
  ['Rustic Rosewood', 'secondary', '#ef8385'],
  ['Rustic Rosewood', 'tertiary', '#3b3939'],
]

/**
 * The colors that a palette's role had in earlier versions: a store that was saved with them still shows its palette as the chosen one.
 */
export const earlierColors = (title: string, slug: string): readonly string[] =>
  rows.flatMap(([palette, role, color]) => (palette === title && role === slug ? [color] : []))

/**
 * The colors of a palette's filled button. In the styles, the button block's colors override those of the button element.
 */
export const buttonOf = (palette: Palette): { readonly button: string; readonly label: string } => {
  const { background, text } = {
    ...colorsAt(palette.styles, 'elements', 'button'),
    ...colorsAt(palette.styles, 'blocks', 'core/button'),
  }
  return { button: named(palette, background), label: named(palette, text) }
}

const colorsAt = (styles: Styles, ...path: readonly string[]): Styles =>
  [...path, 'color'].reduce<Styles>((found, key) => branch(found[key]), styles)

const branch = (value: string | Styles | undefined): Styles => (typeof value === 'object' ? value : {})

/** The color that a CSS variable of the styles refers to. */
const named = (palette: Palette, value: string | Styles | undefined): string =>
  colorOf(palette, typeof value === 'string' ? value.replace(/^var\(--wp--preset--color--|\)$/g, '') : '')
