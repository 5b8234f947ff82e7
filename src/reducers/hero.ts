/** Two heroes carry their button's colours themselves; they change with the palette (reference G.5, D-09). */
import { defaultPaletteTitle } from '../catalogue/defaults'
import { heroButtonColours, isHero } from '../catalogue/hero-styles'
import { withButtonColours } from '../markup/buttons'
import type { Section } from './design'

/** The section as it stands in a palette; the same object if that changes nothing. While the store's own colours stand, it is left alone. */
export const inPalette = (section: Section, palette: string | null): Section => {
  if (palette === null || !isHero(section.pattern)) return section
  const content = withButtonColours(section.content, heroButtonColours(palette === defaultPaletteTitle))
  return content === section.content ? section : { ...section, content }
}
