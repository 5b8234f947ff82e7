/** What the flow adds to a pairing's own styles: the sizes of headings, and the look of the store's name. */
import { fontSize, type Styles } from '../theme-json'
import { displayType } from './display-type'
import type { FontPairing } from './font-pairing'

/** Styles below the pairing's own: where that says something, it holds. */
export const typeStyles = (pairing: FontPairing): Styles => {
  const { tracking, line } = displayType(pairing)
  const between = (share: number): string => `${Number(((tracking / 100) * share).toFixed(4))}em`
  const heading = (size: string, lineHeight: number, letterSpacing: string): Styles => ({
    typography: { fontSize: fontSize(size), lineHeight: String(lineHeight), letterSpacing },
  })
  return {
    typography: { fontSize: fontSize('medium'), lineHeight: '1.6' },
    elements: {
      h1: heading('xx-large', line, between(1)),
      h2: heading('x-large', Math.max(line, 1.12), between(0.8)),
      h3: heading('large', 1.25, between(0.5)),
    },
  }
}
