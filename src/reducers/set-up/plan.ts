/** The calls of a set-up, from first to last (docs/spec/set-up.md). */
import { aiDefaults } from '../../catalogue/defaults'
import { pairingOfLook } from '../../catalogue/wizard/looks'
import { fact } from '../../events'
import type { EventOfType } from '../../events'
import type { RequestEvent } from '../../events/call-facts'
import { atOnce, before, callKey, isDone, isOpen, isOver, together, type Job } from '../calls'
import type { State } from '../state'
import { consenting, paletteQuery } from '../wizard'
import { isMakingSamples } from './background-work'
import { contentWriting } from './content'
import { fonts } from './font-install'
import { changesTheme, designRead, editorSettingsRead, isDraftSetUp, isPublished } from './page-drafts'
import { activeTheme, themeToDesign } from './theme-to-design'

/** Requests the recipe's publication. Passed in, because only projections know what the design is in WordPress. */
type Publish = () => EventOfType<'PublicationRequested'>

export const setUpWork = (state: State, publish: Publish): readonly RequestEvent[] => {
  switch (state.setUp.stage) {
    case 'founding':
      return [...foundations(state).next, ...(isReading(state) ? settings(state).next : [])]
    case 'assembling':
      return assembly(state, publish)
    default:
      return []
  }
}

/** Jobs that run in parallel. Anything that the recipe is made from is read after the jobs that change it. */
export const foundations = (state: State): Job => {
  const jobs = before(
    samplesOfBefore(state),
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
  state.designing.server !== null &&
  state.designing.patterns !== null &&
  isOver(foundations(state)) &&
  // Builds up to 0.5 requested this in parallel with the reads.
  !isOpen(state.calls, 'FrontPageSettingRequested')

/**
 * Publishes the recipe once the targets of the shop's pages and the menu are known. Only Save publishes a draft. The canvas of the designer
 * is prepared in the meantime.
 */
const assembly = (state: State, publish: Publish): readonly RequestEvent[] => {
  const waits = state.designing.recipe >= 6 && !isOver(settings(state))
  return [
    ...atOnce(state.calls, isDraftSetUp(state) || waits ? [] : [publish()]).next,
    ...afterAi(state).next,
    ...settings(state).next,
  ]
}

/** Requested as early as the design. */
const settings = (state: State): Job => atOnce(state.calls, [editorSettingsRead(state)])

const isReading = ({ calls }: State): boolean => isOpen(calls, 'PatternsReadRequested') || isDone(calls, 'PatternsRead')

/** Does not wait for the canvas; the designer's loader does. */
export const isAssembled = (state: State): boolean =>
  (isDraftSetUp(state) || isPublished(state)) && isOver(afterAi(state))

/** Samples that an earlier set-up is still making must exist before the AI writes products over them. */
const samplesOfBefore = (state: State): Job => ({
  total: isWithAi(state) && isMakingSamples(state) ? 1 : 0,
  ended: 0,
  next: [],
})

const isWithAi = ({ setUp }: State) => setUp.stage === 'founding' && setUp.way === 'with-ai'

/**
 * Installs the theme to design if it is not the active one. Visitors do not see an installed theme; the publication activates it.
 */
export const theme = (state: State): Job => {
  const slug = themeToDesign(state)
  const install = fact('ThemeInstallRequested', { theme: slug })
  // A finished call still counts towards the progress.
  const isDue = activeTheme(state) !== slug || Object.hasOwn(state.calls.ended, callKey(install))
  return atOnce(state.calls, isDue ? [install] : [])
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
