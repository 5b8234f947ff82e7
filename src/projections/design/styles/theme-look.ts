/** The theme's colours that a palette has to replace. */
import type { ThemeLook } from './colours-by-theme'
import type { GlobalStyles, ThemeColour } from '../../../catalogue/theme-json'
import { effectiveColours } from './effective-colours'
import { branch, isTree, type Tree } from './tree'

export const themeLook = (theme: GlobalStyles): ThemeLook => {
  const { background, text } = effectiveColours(theme)
  const { theme: list } = branch(theme.settings, 'color', 'palette')
  return {
    colours: (Array.isArray(list) ? list : []).filter(isTree).flatMap(named),
    background: background ?? '#ffffff',
    text: text ?? '#000000',
  }
}

const named = ({ slug, name, color }: Tree): readonly ThemeColour[] =>
  typeof slug === 'string' && typeof color === 'string'
    ? [{ slug, name: typeof name === 'string' ? name : slug, color }]
    : []
