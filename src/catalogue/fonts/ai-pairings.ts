/** Titles of the font pairings that an AI may name; a subset of all pairings. */

export const aiPairings: readonly string[] = [
  'Inter + Inter',
  'Bodoni Moda + Overpass',
  'Commissioner + Crimson Pro',
  'Libre Baskerville + DM Sans',
  'Libre Franklin + EB Garamond',
  'Montserrat + Arvo',
  'Playfair Display + Fira Sans',
  'Rubik + Inter',
  'Space Mono + Roboto',
]
