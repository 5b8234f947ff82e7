/** The typography screen: pairings offered, the one in use, and the notice when there could be more (docs/spec/design.md). */
import type { FontPairing } from '../../catalogue/fonts/font-pairing'
import { themePairings } from '../../catalogue/fonts/theme-pairings'
import type { State } from '../../reducers'
import { isRefused } from '../../reducers/calls'
import { canBeHad, canShow } from '../../reducers/design/fonts'
import { memo } from '../memo'
import { isPairingActive, pairingsFor } from './styles/active'
import { suggestedLook } from './suggestion'

export type FontItem = {
  readonly title: string
  /** CSS values of the heading's and the text's family. */
  readonly heading: FontSample
  readonly body: FontSample
}
export type FontSample = { readonly name: string; readonly family: string; readonly weight: string }

const offered = memo(
  (state: State): readonly FontPairing[] => {
    const { flowType, fontLibrary } = state.features
    const look = suggestedLook(state)
    if (flowType === null) return []
    const listed = pairingsFor({ flowType, fontLibrary: fontLibrary === true, look })
    const isShown = (pairing: FontPairing) => canShow(state.designing.server, pairing)
    const had = listed.filter((pairing) => isShown(pairing) && canBeHad(pairing, state.fonts))
    // If no other fonts are available, at least the theme's own are offered.
    return listed.length > 0 && had.length === 0 ? themePairings.filter(isShown) : had
  },
  (state) => [
    state.features.flowType,
    state.features.fontLibrary,
    suggestedLook(state),
    state.designing.server?.theme,
    state.designing.server?.base,
    state.fonts,
  ],
)

/** Whether the offered pairings are those of the chosen look. */
export const followsLook = (state: State): boolean =>
  state.features.flowType === 'AIOnline' && suggestedLook(state) !== null && offered(state).length > 0

export const fontItems = memo(
  (state: State): readonly FontItem[] => offered(state).map(itemOf),
  (state) => [offered(state)],
)

/** Title of the current pairing: the chosen one, or else the one that matches the store's own fonts. */
export const activePairing = memo(
  (state: State): string | null => {
    const { design } = state.designing
    return (
      design?.fonts ?? (design && offered(state).find((pairing) => isPairingActive(design.own, pairing))?.title) ?? null
    )
  },
  (state) => [state.designing.design?.fonts, state.designing.design?.own, offered(state)],
)

/**
 * What prevents more fonts: WordPress has no font library, or the plugin's list could not be read. A missing consent never prevents them.
 */
export type FontNotice = 'upgrade' | 'unread' | null

export const fontNotice = ({ features: { fontLibrary }, calls }: State): FontNotice => {
  if (fontLibrary === false) return 'upgrade'
  return isRefused(calls, 'FontCollectionRead') ? 'unread' : null
}

type Typography = { readonly fontFamily?: string; readonly fontWeight?: string }
type Typed = {
  readonly typography?: Typography
  readonly elements?: { readonly heading?: { readonly typography?: Typography } }
}

const itemOf = ({ title, settings, styles }: FontPairing): FontItem => {
  const { typography: body, elements } = styles as Typed
  const families = settings.typography.fontFamilies.theme
  const sample = (typography: Typography | undefined): FontSample => {
    const found = families.find(({ slug }) => typography?.fontFamily?.includes(`--${slug})`)) ?? families[0]
    return { name: found?.name ?? '', family: found?.fontFamily ?? 'inherit', weight: typography?.fontWeight ?? '400' }
  }
  return { title, heading: sample(elements?.heading?.typography), body: sample(body) }
}
