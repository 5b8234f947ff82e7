/** The set-up's last stage: the recipe goes to the store, all entities at once, and with it what was suggested. */
import { pairingOfLook } from '../catalogue/looks'
import { aiDefaults } from '../catalogue/defaults'
import { fact } from '../events'
import { atOnce, isOver } from './jobs'
import type { State } from './state'

export type RecipeKind = 'styles' | 'header' | 'footer' | 'home'

/** The entities that the recipe consists of; a theme without a header or footer part has fewer. */
export const recipeKinds = ({ designing: { design } }: State): readonly RecipeKind[] =>
  (['styles', 'header', 'footer', 'home'] as const).filter(
    (kind) => (kind !== 'header' || design?.header != null) && (kind !== 'footer' || design?.footer != null),
  )

const isWritten = (state: State): boolean =>
  recipeKinds(state).every((kind) => state.calls.ended[`EntitySave:${kind}`]?.status === 'done')

/** After AI the store keeps what was suggested, and gets the pattern library; neither is missed when it fails. */
export const afterAi = (state: State) => {
  const { setUp, features, suggested, wizard } = state
  if (setUp.stage !== 'assembling' || setUp.way !== 'with-ai') return atOnce(state.calls, [])
  const { palette } = suggested
  const suggestions = {
    defaultColorPalette: palette
      ? { default: palette.default, bestColors: palette.bestColors }
      : { default: aiDefaults.palette },
    fontPairing: pairingOfLook[wizard.look],
    homepageTemplate: aiDefaults.template,
    lookAndFeel: wizard.look,
  }
  return atOnce(state.calls, [
    fact('SuggestionsSaveRequested', { suggestions }),
    ...(features.tracking ? [fact('PatternInstallRequested')] : []),
  ])
}

export const isAssembled = (state: State): boolean => isWritten(state) && isOver(afterAi(state))
