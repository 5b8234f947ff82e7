/** The font families that the flow puts into the store's font library, with the weights of each; the style is always normal. */
export type FontToInstall = { readonly slug: string; readonly name: string; readonly weights: readonly string[] }

const row = (slug: string, ...weights: readonly string[]): FontToInstall => ({ slug, name: fontName(slug), weights })

/** A family's name: the words of its slug, each with a capital. */
export const fontName = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

export const fontsToInstall: readonly FontToInstall[] = [
  row('inter', '400', '500', '600'),
  row('bodoni-moda', '400'),
  row('overpass', '300', '400'),
  row('albert-sans', '700'),
  row('lora', '400'),
  row('montserrat', '500', '700'),
  row('arvo', '400'),
  row('rubik', '400', '800'),
  row('newsreader', '400'),
  row('cormorant', '400', '500'),
  row('work-sans', '400'),
  row('raleway', '700'),
]
