/** Two hero patterns contain their button's colours, which have to follow the palette (D-09, docs/spec/design.md). */
import { defaultPaletteTitle } from '../../catalogue/defaults'
import { heroButtonColours, isHero } from '../../catalogue/pages/hero-styles'
import { withButtonColours } from '../../markup/buttons'
import type { Section } from './design'

/** The section in a palette; the same object if that changes nothing. Null means the store's own colours: no change. */
export const inPalette = (section: Section, palette: string | null): Section => {
  if (palette === null || !isHero(section.pattern)) return section
  const content = withButtonColours(section.content, heroButtonColours(palette === defaultPaletteTitle))
  return content === section.content ? section : { ...section, content }
}
