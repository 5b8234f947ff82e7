/** Texts of gradients for the panel: as a picker gives them, as the fact carries them, and what they consist of. */
import { gradientCss, parseGradient, withStopAdded, type Gradient } from '../../colour/gradient'

/** What a text is made of; null for a text that is no gradient of opaque colours. */
export const gradientIn: (text: string) => Gradient | null = parseGradient

/** In the form that the fact carries; null for a text that is no gradient of opaque colours. */
export const normalGradient = (text: string): string | null => {
  const gradient = parseGradient(text)
  return gradient && gradientCss(gradient)
}

/** The same to look at, with one more colour to change. */
export const withColourAdded = (text: string): string => {
  const gradient = parseGradient(text)
  return gradient === null ? text : gradientCss(withStopAdded(gradient))
}
