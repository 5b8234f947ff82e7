/** Which font of the current pairing is used where, and the fonts of previews. */
import type { FontPairing } from '../../catalogue/fonts/font-pairing'
import { pairingTitled } from '../../catalogue/fonts/font-pairings'
import type { ThemeFont } from '../../catalogue/theme-json'
import type { FontFamily } from '../../events/design'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { activePairing } from './fonts'
import { themeFiles, themeUrl } from './page'
import { themeStyles } from './styles-of'
import { fontFaceCss } from './styles/font-faces'
import { branch } from './styles/tree'

export type PairingUses = {
  readonly families: readonly ThemeFont[]
  /** Names of fonts. Headings include those of core's blocks: the store's name, and links to other posts. */
  readonly headings: string
  readonly buttons: string
  readonly text: string
}

/** Null if the store's fonts match no pairing. */
export const pairingUses = memo(
  (state: State): PairingUses | null => {
    const pairing = pairingTitled(activePairing(state))
    return pairing === undefined ? null : usesOf(pairing)
  },
  (state) => [activePairing(state)],
)

const usesOf = ({ settings, styles }: FontPairing): PairingUses => {
  const families = settings.typography.fontFamilies.theme
  const nameAt = (...path: readonly string[]): string | undefined => {
    const value = branch(styles, ...path, 'typography')['fontFamily']
    return families.find(({ slug }) => typeof value === 'string' && value.includes(`--${slug})`))?.name
  }
  const text = nameAt() ?? ''
  return {
    families,
    headings: nameAt('elements', 'heading') ?? text,
    buttons: nameAt('elements', 'button') ?? text,
    text,
  }
}

/** CSS with the files of the fonts in previews: the theme's, the installed ones, and those of the collection. */
export const previewFontsCss = memo(
  (state: State): string => {
    const { theme } = branch(themeStyles(state).settings, 'typography', 'fontFamilies')
    const fontFamilies = {
      theme,
      installed: listed(state.fonts.installed),
      offered: listed(state.fonts.collection ?? []),
    }
    return fontFaceCss({ typography: { fontFamilies } }, themeUrl(state), themeFiles(state))
  },
  (state) => [themeStyles(state), state.fonts.installed, state.fonts.collection, themeUrl(state), themeFiles(state)],
)

const listed = (families: readonly FontFamily[]) => families.map(({ faces }) => ({ fontFace: faces }))
