/** Colours that palettes had in earlier versions. A store that was saved with them still shows its palette as the chosen one. */
import type { Role } from './palette'

const rows: readonly (readonly [palette: string, slug: Role, colour: string])[] = [
  ['New - Neutral', 'tertiary', '#ffffff'],
  ['Evergreen Twilight', 'secondary', '#aff0a0'],
  ['Evergreen Twilight', 'tertiary', '#636363'],
  ['Lilac Nightshade', 'tertiary', '#462749'],
  ['Rustic Rosewood', 'secondary', '#ef8385'],
  ['Rustic Rosewood', 'tertiary', '#3b3939'],
]

/** What a colour of a palette was before. */
export const earlierColours = (title: string, slug: string): readonly string[] =>
  rows.flatMap(([palette, role, colour]) => (palette === title && role === slug ? [colour] : []))
