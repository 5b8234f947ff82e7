/** A palette as the designer applies it: named colours and the styles that use them. */
import type { Styles, ThemeColour } from '../theme-json'

export type Category = 'Neutral' | 'Bright' | 'Dark'

/** Slugs of the five colours that every palette has. */
export const roles = ['primary', 'secondary', 'foreground', 'background', 'tertiary'] as const
export type Role = (typeof roles)[number]

export type Palette = {
  readonly title: string
  readonly version: 2
  readonly wpcom_category?: Category
  readonly settings: { readonly color: { readonly palette: { readonly theme: readonly ThemeColour[] } } }
  readonly styles: Styles
}

/** A colour of the palette by its slug; black if the palette has no such colour. */
export const colourOf = ({ settings }: Palette, slug: string): string =>
  settings.color.palette.theme.find((each) => each.slug === slug)?.color ?? '#000000'
