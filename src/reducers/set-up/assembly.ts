/** The set-up's last stage: saves the recipe's entities in parallel, and the suggestions. */
import { pairingOfLook } from '../../catalogue/wizard/looks'
import { aiDefaults } from '../../catalogue/defaults'
import { fact } from '../../events'
import { isDraftSetUp } from './draft'
import { atOnce, isOver } from '../shell/jobs'
import type { State } from '../state'
import { isDone } from '../shell/call-book'

export type RecipeKind = 'styles' | 'header' | 'footer' | 'home'

/** The entities of the recipe; a theme without a header or footer part has fewer. */
export const recipeKinds = ({ designing: { design } }: State): readonly RecipeKind[] =>
  (['styles', 'header', 'footer', 'home'] as const).filter(
    (kind) => (kind !== 'header' || design?.header != null) && (kind !== 'footer' || design?.footer != null),
  )

const isWritten = (state: State): boolean =>
  isDraftSetUp(state) || recipeKinds(state).every((kind) => isDone(state.calls, 'EntitySave', kind))

/** After AI: saves the suggestions and, with tracking on, installs more patterns. A failure of either is ignored. */
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
