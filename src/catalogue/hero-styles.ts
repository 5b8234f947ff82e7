/** Two heroes stand on pictures; in the neutral palette their button would be black on dark, so it turns white there. */
import { ownPattern, shopPattern } from './own-patterns'

/** Hex colours of a button. */
export type ButtonColours = { readonly background: string; readonly text: string }

const slugs = ['just-arrived-full-hero', 'featured-category-cover-image']
const heroes: readonly string[] = [...slugs.map(ownPattern), ...slugs.map(shopPattern)]

/** Whether a section's buttons follow the palette in this way. */
export const isHero = (patternName: string | null): boolean => patternName !== null && heroes.includes(patternName)

/**
 * Colours of a hero's buttons (`withButtonColours` writes them).
 * @param neutral whether New - Neutral is the palette
 * @returns null where the buttons go back to the palette's own
 */
export const heroButtonColours = (neutral: boolean): ButtonColours | null =>
  neutral ? { background: '#ffffff', text: '#000000' } : null
