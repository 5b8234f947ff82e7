/**
 * The font families that come with the plugin and are installed in the store's font library, with the weights that pairings use.
 */
export type OfferedFont = {
  readonly slug: string
  readonly weights: readonly string[]
  readonly style: 'normal' | 'italic'
}

const row = (slug: string, ...weights: readonly string[]): OfferedFont => ({ slug, weights, style: 'normal' })

/** Installed by a set-up, so that every pairing of the larger set is available (docs/spec/set-up.md). */
export const fontsToInstall: readonly OfferedFont[] = [
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

/** Families of the further pairings, each installed only with a design that uses it. */
export const fontsOnChoice: readonly OfferedFont[] = [
  row('commissioner', '300', '400'),
  row('crimson-pro', '400'),
  row('dm-sans', '400', '700'),
  row('ibm-plex-mono', '300'),
  row('fraunces', '500'),
  row('libre-franklin', '400', '500', '700'),
  row('libre-baskerville', '400', '700'),
  { ...row('playfair-display', '400'), style: 'italic' },
  row('fira-sans', '400'),
  row('eb-garamond', '400'),
  row('plus-jakarta-sans', '400', '700'),
  row('space-mono', '400'),
  row('roboto', '400'),
]

export const offeredFonts: readonly OfferedFont[] = [...fontsToInstall, ...fontsOnChoice]
