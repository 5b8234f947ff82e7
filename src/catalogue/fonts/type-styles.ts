/** What the flow adds to a pairing's own styles: the sizes of headings, and the look of the store's name. */
import { fontSize, type Styles } from '../theme-json'
import { displayType, growing, nameSize } from './display-type'
import type { FontPairing } from './font-pairing'

/** Styles below the pairing's own: where that says something, it holds. */
export const typeStyles = (pairing: FontPairing): Styles => {
  const type = displayType(pairing)
  const { tracking, line } = type
  const between = (share: number): string => `${Number(((tracking / 100) * share).toFixed(4))}em`
  const heading = (size: string, lineHeight: number, letterSpacing: string): Styles => ({
    typography: { fontSize: fontSize(size), lineHeight: String(lineHeight), letterSpacing },
  })
  return {
    blocks: {
      'core/site-title': {
        typography: { ...namedLike(pairing), fontSize: nameSize(type), letterSpacing: between(0.5) },
      },
    },
    typography: { fontSize: fontSize('medium'), lineHeight: '1.6' },
    elements: {
      h1: heading('xx-large', line, between(1)),
      h2: heading('x-large', Math.max(line, 1.12), between(0.8)),
      h3: heading('large', 1.25, between(0.5)),
    },
  }
}

/** The store's name looks like a heading, in its weight: themes have a family and a weight of their own for it. */
const namedLike = ({ styles }: FontPairing): Styles => {
  const { fontFamily = '', fontStyle = 'normal', fontWeight = '400' } = typographyAt(styles, 'elements', 'heading')
  return { fontFamily, fontStyle, fontWeight }
}

const typographyAt = (styles: Styles, ...path: readonly string[]): Styles =>
  [...path, 'typography'].reduce<Styles>((at, key) => {
    const below = at[key]
    return typeof below === 'object' ? below : {}
  }, styles)

/** Room at both sides of every page, where nobody has set any: a theme's own follows the room of its sections, which is less on a phone. */
export const sideRoom: Styles = { spacing: { padding: { left: growing([20, 32]), right: growing([20, 32]) } } }
