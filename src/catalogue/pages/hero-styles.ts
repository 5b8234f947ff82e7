/** Two hero patterns have a picture as background. With the neutral palette their button would be black on dark, so it becomes white. */
import { ownPattern, shopPattern } from './own-patterns'

/** Hex colours of a button. */
export type ButtonColours = { readonly background: string; readonly text: string }

const slugs = ['just-arrived-full-hero', 'featured-category-cover-image']
const heroes: readonly string[] = [...slugs.map(ownPattern), ...slugs.map(shopPattern)]

/** Whether the pattern is one of these heroes. */
export const isHero = (patternName: string | null): boolean => patternName !== null && heroes.includes(patternName)

/**
 * Colours of a hero's buttons (`withButtonColours` writes them).
 * @param neutral whether New - Neutral is the palette
 * @returns null for the palette's own button colours
 */
export const heroButtonColours = (neutral: boolean): ButtonColours | null =>
  neutral ? { background: '#ffffff', text: '#000000' } : null
