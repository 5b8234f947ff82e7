/** The parts of WordPress's theme.json that palettes and pairings use. */

/** A tree of styles; its leaves are CSS values. */
export type Styles = { readonly [key: string]: string | Styles }

/** One named color of a palette; `color` is hex. */
export type ThemeColor = { readonly slug: string; readonly name: string; readonly color: string }

/** A font family without its files. */
export type ThemeFont = { readonly slug: string; readonly name: string; readonly fontFamily: string }

/** Global styles in the form in which WordPress stores those of the merchant. */
export type GlobalStyles = {
  readonly settings: Readonly<Record<string, unknown>>
  readonly styles: Readonly<Record<string, unknown>>
}

/** The CSS value that refers to a color of the palette. */
export const presetColor = (slug: string): string => `var(--wp--preset--color--${slug})`

/** The CSS value that refers to a font family. */
export const fontFamily = (slug: string): string => `var(--wp--preset--font-family--${slug})`

/** The CSS value that refers to one of the theme's font sizes. */
export const fontSize = (slug: string): string => `var(--wp--preset--font-size--${slug})`
