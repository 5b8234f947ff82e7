/** The set-up's calls, from its first to its last (docs/spec/set-up.md). */
import { aiDefaults } from '../../catalogue/defaults'
import { pairingOfLook } from '../../catalogue/wizard/looks'
import { fact } from '../../events'
import type { EventOfType } from '../../events'
import type { RequestEvent } from '../../events/calls/phase'
import { callKey, outcomeOf, type Outcome } from '../shell/call-book'
import { atOnce, before, inTurn, isOver, together, type Job } from '../shell/jobs'
import type { State } from '../state'
import { consenting, paletteQuery } from '../wizard/plan'
import { isMakingSamples } from './behind'
import { contentWriting } from './content-writing'
import { changesTheme, designRead, editorSettingsRead, isDraftSetUp } from './draft'
import { fonts } from './font-install'
import { activeTheme, themeToDesign } from './theme-to-design'

/** The entities of a recipe. */
export type RecipeKind = 'styles' | 'header' | 'footer' | 'home'

/** Requests an entity's save; null if the theme lacks it. Given from above: what the design is in WordPress, projections know. */
type Save = (kind: RecipeKind) => EventOfType<'EntitySaveRequested'> | null

export const setUpWork = (state: State, save: Save): readonly RequestEvent[] => {
  switch (state.setUp.stage) {
    case 'founding':
      return foundations(state).next
    case 'assembling':
      return assembly(state, save)
    default:
      return []
  }
}

/** Jobs in parallel, after a read of what they will change. What the recipe is made from is read when none of them changes it any more. */
export const foundations = (state: State): Job => {
  const jobs = before(
    // So that it can be restored (D-19).
    before(samplesOfBefore(state), atOnce(state.calls, [fact('BaselineReadRequested')])),
    together(
      isWithAi(state)
        ? [
            before(consenting(state), together([paletteQuery(state), contentWriting(state)])),
            theme(state),
            fonts(state),
          ]
        : [theme(state), fonts(state), patterns(state)],
    ),
  )
  const reads = atOnce(state.calls, [designRead(state), fact('PatternsReadRequested')])
  return isWithAi(state) || changesTheme(state) ? before(jobs, reads) : together([jobs, reads])
}

export const isFounded = (state: State): boolean =>
  state.designing.server !== null && state.designing.patterns !== null && isOver(foundations(state))

/** The recipe is written, all at once. Only Save writes a draft. The canvas of the designer is prepared meanwhile. */
const assembly = (state: State, save: Save): readonly RequestEvent[] => [
  ...atOnce(state.calls, isDraftSetUp(state) ? [] : recipeKinds(state).flatMap((kind) => save(kind) ?? [])).next,
  ...afterAi(state).next,
  ...atOnce(state.calls, [editorSettingsRead(state)]).next,
]

/** The canvas is not waited for: the designer's loader does that. */
export const isAssembled = (state: State): boolean =>
  (isDraftSetUp(state) || recipeKinds(state).every((kind) => saveOf(kind, state) === 'done')) && isOver(afterAi(state))

/** A theme without a header or footer part has fewer. */
export const recipeKinds = ({ designing: { design } }: State): readonly RecipeKind[] =>
  (['styles', 'header', 'footer', 'home'] as const).filter(
    (kind) => (kind !== 'header' || design?.header != null) && (kind !== 'footer' || design?.footer != null),
  )

/** How the last save of an entity ended. */
export const saveOf = (kind: RecipeKind, { calls }: State): Outcome['status'] | undefined =>
  outcomeOf(calls, 'EntitySave', kind)?.status

/** Samples that an earlier set-up is still making must be there before the AI writes products over them. */
const samplesOfBefore = (state: State): Job => ({
  total: isWithAi(state) && isMakingSamples(state) ? 1 : 0,
  ended: 0,
  next: [],
})

const isWithAi = ({ setUp }: State) => setUp.stage === 'founding' && setUp.way === 'with-ai'

/**
 * An active theme needs no calls, and an account that may not change settings skips the front page. For a draft the theme is
 * only installed, which visitors cannot see; Save does the rest.
 */
export const theme = (state: State): Job => {
  const { calls, surroundings } = state
  const slug = themeToDesign(state)
  const install = fact('ThemeInstallRequested', { theme: slug })
  const change = isDraftSetUp(state) ? [install] : [install, fact('ThemeActivationRequested', { theme: slug })]
  const front =
    isDraftSetUp(state) || surroundings?.may.manageOptions === false ? [] : [fact('FrontPageSettingRequested')]
  return inTurn(calls, [
    // Finished calls still count towards the progress.
    ...change.filter((request) => activeTheme(state) !== slug || Object.hasOwn(calls.ended, callKey(request))),
    ...front,
  ])
}

/** Requests more patterns without waiting for them: the server asks another host, which may take long. */
const patterns = ({ calls, features }: State): Job => ({
  total: 0,
  ended: 0,
  next: atOnce(calls, features.tracking ? [fact('PatternInstallRequested')] : []).next,
})

/** After AI: saves the suggestions and, with tracking on, installs more patterns. A failure of either is ignored. */
export const afterAi = (state: State): Job => {
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
