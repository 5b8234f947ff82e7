/** Two heroes stand on pictures; on the neutral palette their button would be black on dark, so it turns white there. */
import { ownPattern } from '../../catalogue/own-patterns'
import type { Styles } from '../../catalogue/theme-json'

const heroes: readonly string[] = ['just-arrived-full-hero', 'featured-category-cover-image'].map(ownPattern)

/**
 * The `style` attribute of a section's button blocks.
 * @param neutral whether New - Neutral is the palette
 * @returns null for sections whose buttons are left alone, an empty style where it is reset
 */
export const heroButtonStyle = (patternName: string | null, neutral: boolean): Styles | null => {
  if (patternName === null || !heroes.includes(patternName)) return null
  return neutral ? { color: { background: '#ffffff', text: '#000000' } } : {}
}
