/** The calls of a set-up, from first to last (docs/spec/set-up.md), and what it adds to the store once the page is shown. */
import { aiDefaults } from '../../catalogue/defaults'
import { defaultPairing, pairingTitled } from '../../catalogue/fonts/font-pairings'
import { pairingOfLook } from '../../catalogue/wizard/looks'
import { fact, type EventOfType, type FlowEvent } from '../../events'
import type { RequestEvent } from '../../events/call-facts'
import type { SetUpWay } from '../../events/calls'
import type { Recorded } from '../../events/log'
import { parsePath } from '../../events/route-path'
import {
  again,
  anew,
  atOnce,
  before,
  callKey,
  declaredAs,
  everyCall,
  inTurn,
  isDone,
  isOpen,
  isOver,
  isRefused,
  retried,
  these,
  together,
  type CallBook,
  type CallRules,
  type Job,
} from '../calls'
import { foreignFonts, missing } from '../design/fonts'
import type { Meaning } from '../meaning'
import { isRestoring } from '../restoring'
import { changesTheme, designRead, editorSettingsRead, isDraftSetUp, isPublished } from '../set-up/page-drafts'
import { isSparedFrom, mayBeSeen } from '../set-up/seen-by-visitors'
import type { BackgroundWork } from '../set-up/set-up'
import { activeTheme, themeToDesign } from '../set-up/theme-to-design'
import type { State } from '../state'
import { isInUse, isSpared } from '../store'
import { isQuick } from '../wizard'
import { fellBack } from '../suggested'
import { allFonts, fontInstall } from './tracking'
import { consenting, contentWriting, paletteQuery, productWriting } from './wizard'

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

/**
 * The fonts that the page uses. Their files come from the collection, so without a font library there is nothing to do.
 */
export const fonts = (state: State): Job => {
  const { calls, features } = state
  // A draft is drawn with fonts that are not installed. Save installs those that were chosen.
  if (isQuick(state)) return atOnce(calls, features.fontLibrary === true ? [fact('FontCollectionReadRequested')] : [])
  const list = ofPage(state)
  if (features.fontLibrary === null) return { total: 1 + list.length, ended: 0, next: [] }
  return features.fontLibrary && list.length > 0 ? fontInstall(state, list) : atOnce(calls, [])
}

const ofPage = ({ features: { tracking }, setUp, wizard }: State): readonly string[] => {
  const withAi = setUp.stage !== 'idle' && setUp.way === 'with-ai'
  if (!withAi && !tracking) return []
  return foreignFonts(pairingTitled(withAi ? pairingOfLook[wizard.look] : defaultPairing(true, true)))
}

/** With tracking on, the rest of the list is installed as well. Save installs any other pairing that is chosen. */
export const otherFonts = (state: State): readonly string[] =>
  state.features.fontLibrary === true && state.features.tracking
    ? allFonts.filter((slug) => !ofPage(state).includes(slug))
    : []

/** Products are for a store that is not in use and so has none; after the wizard, they are written already. */
export const backgroundWorkOf = (state: State, way: SetUpWay, draft: boolean): BackgroundWork => ({
  samples:
    (isQuick(state) ? !isSpared(state) : way === 'without-ai' && !draft) &&
    state.surroundings?.may.manageOptions !== false,
  fonts: otherFonts(state),
})

/** The calls to make next, one after another; the merchant's own requests run beside them. */
export const backgroundWork = (state: State): readonly RequestEvent[] => {
  const { calls, canvas, restoring, route, setUp } = state
  const { step } = parsePath(route.path)
  const isShown = (canvas.shown === 'now' && step !== 'quick-start') || step === 'transitional'
  // Nothing begins during a restore, because the list of what is restored would not include it.
  return setUp.stage === 'done' && isShown && route.dialog !== 'restore' && !isRestoring(restoring)
    ? nextOf([samplesToMake(state), inTurn(calls, fontsToAdd(state, setUp.behind))])
    : []
}

/** The calls of the first job that is not over. */
const nextOf = (jobs: readonly Job[]): readonly RequestEvent[] => jobs.find((job) => !isOver(job))?.next ?? []

/** Whether background work is changing the store, or is about to. */
export const isBringing = (state: State): boolean =>
  isMakingSamples(state) || isOpen(state.calls, 'FontFamilyInstallRequested') || backgroundWork(state).length > 0

export const isMakingSamples = ({ calls, setUp }: Pick<State, 'calls' | 'setUp'>): boolean =>
  isOpen(calls, 'ProductCreationRequested') ||
  (setUp.stage === 'done' && (isOpen(calls, 'AiProductWritingRequested') || isOpen(calls, 'AiProductUpdateRequested')))

/**
 * Samples are not made in a store that has come into use since the set-up, for example in a session resumed days later.
 */
export const mayHaveSamples = (state: State): boolean =>
  state.setUp.stage === 'done' && state.setUp.behind.samples && !isSpared(state)

/** Whether samples still have to be made, now or when the page is loaded again. Until then the session is not over. */
export const areSamplesOwed = (state: State): boolean => {
  const { calls, setUp, store } = state
  const isMade = isQuick(state)
    ? isOver(productWriting(state)) && !isRefused(calls, 'AiProductWriting')
    : isDone(calls, 'ProductCreation')
  return setUp.stage === 'done' && setUp.behind.samples && !isMade && (store === null || !isInUse(store))
}

/** Whether the design of a quick start was never saved. Visitors can list products, even those of a store that comes soon, so they wait for Save. */
const isQuickDraft = (state: State): boolean => isQuick(state) && state.setUp.stage === 'done' && state.setUp.draft

const samplesToMake = (state: State): Job => {
  if (!mayHaveSamples(state) || isQuickDraft(state)) return inTurn(state.calls, [])
  return isQuick(state) ? productWriting(state) : inTurn(state.calls, [fact('ProductCreationRequested', { known: [] })])
}

/**
 * No fonts are installed from Save on, even if Save failed and continues: the styles that are saved list the store's fonts.
 */
const fontsToAdd = ({ fonts: known, saving }: State, { fonts: slugs }: BackgroundWork): readonly RequestEvent[] =>
  saving.stage !== 'idle' ? [] : missing(slugs, known).map((family) => fact('FontFamilyInstallRequested', { family }))

/** A new set-up repeats calls that were refused before it, and does not reuse earlier design reads. */
export const beginning = (calls: CallBook, seq: number): CallBook => anew(retried(calls, setUpCalls), designReads, seq)

/** The calls of a set-up, with or without AI. */
export const setUpCalls = declaredAs(({ partOf }) => partOf === 'set-up')
/** The calls of a generation: those of a set-up, and those that only the wizard makes. */
const generationCalls = declaredAs(({ partOf }) => partOf !== null)

/** Reads of what the flow itself changes. */
const designReads = these('DesignRead')

/** Each attempt reads the design again and publishes its own recipe. */
const nextAttempt = these('DesignRead', 'Publication')

/** With the same answers, repeats only the calls that failed; with changed answers, repeats all of them. */
const generated = (
  calls: CallBook,
  { seq }: Recorded<FlowEvent>,
  { setUp, suggested, wizard }: State,
  { start }: Meaning,
): CallBook => {
  if (start === 'anew') return anew(calls, generationCalls, seq)
  if (start === null) return calls
  // The look is another one, and so are its colors.
  if (wizard.quick && setUp.stage !== 'failed') return again(calls, these('AiPaletteQuery', 'SuggestionsSave'))
  if (setUp.stage !== 'failed') return calls
  const failed = again(retried(calls, everyCall), these(setUp.what, 'AiStoreRead', 'AiPaletteQuery'))
  // The provider that failed is retried and may suggest another palette to save.
  return anew(fellBack(suggested) ? again(failed, these('EntitySave')) : failed, nextAttempt, seq)
}

export const rules: CallRules = {
  after: {
    BusinessDescribed: generated,
    TradeChosen: generated,
    ToneChosen: generated,
    DataSharingAgreed: generated,
    DataSharingDeclined: generated,
    GenerationRetried: generated,
    // The canvas of the new set-up starts without the editor's settings.
    DesignWithoutAiChosen: (calls, { seq }, { setUp }) =>
      again(
        setUp.stage === 'failed' && setUp.way === 'without-ai'
          ? anew(retried(calls, everyCall), nextAttempt, seq)
          : anew(calls, setUpCalls, seq),
        these('EditorSettingsRead'),
      ),
    SampleProductsRetried: (calls) => retried(calls, these('ProductCreation', 'AiProductWriting', 'AiProductUpdate')),
    // A plugin update may contain other font files. A job that installs fonts continues with the files that it has.
    FlowResumed: (calls, _, { setUp }) =>
      setUp.stage === 'founding' ? calls : again(calls, these('FontCollectionRead')),
    // A design read for a restore, or by a page whose state was out of date, describes the previous theme.
    ThemeActivated: (calls, { seq }, { setUp }) => (setUp.stage === 'founding' ? anew(calls, designReads, seq) : calls),
  },
  forsakes: isSparedFrom,
  /** A set-up changes a store only after reading it. */
  holds: (state, request) => !mayBeSeen(state, request),
}
