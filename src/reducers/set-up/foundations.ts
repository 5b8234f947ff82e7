/** The set-up's calls before anything is assembled (docs/spec/set-up.md): jobs in parallel, then a read of the result. */
import { pairingTitled } from '../../catalogue/fonts/font-pairings'
import { fontsToInstall } from '../../catalogue/fonts/fonts-to-install'
import { pairingOfLook } from '../../catalogue/wizard/looks'
import { fact } from '../../events'
import { callKey, isDone, isRefused } from '../shell/call-book'
import { contentWriting } from './content-writing'
import { designRead, isDraftSetUp } from './draft'
import { atOnce, before, inTurn, isOver, together, type Job } from '../shell/jobs'
import { foreignFonts } from '../design/pairing-fonts'
import { paletteQuery } from '../wizard/palette-query'
import type { State } from '../state'
import { activeTheme, themeToDesign } from './theme-to-design'

/** Calls of the founding stage: their progress, and which come next. */
export const foundations = (state: State): Job =>
  before(
    before(
      // What will be changed is read first, so that it can be restored (D-19).
      atOnce(state.calls, [fact('BaselineReadRequested')]),
      together(isWithAi(state) ? withAi(state) : withoutAi(state)),
    ),
    atOnce(state.calls, [designRead(state), fact('PatternsReadRequested')]),
  )

/** The look decides the fonts; their files are installed in parallel, where available. */
const withAi = (state: State) => [paletteQuery(state), contentWriting(state), theme(state), fonts(state)]

const withoutAi = (state: State) => [theme(state), products(state), fonts(state), patterns(state)]

const isWithAi = ({ setUp }: State) => setUp.stage === 'founding' && setUp.way === 'with-ai'

export const isFounded = (state: State): boolean =>
  state.designing.server !== null && state.designing.patterns !== null && isOver(foundations(state))

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

/** Samples are for a store without products that is not in use. They wait for the theme to be installed: if that fails, none are made. */
const products = (state: State): Job => {
  const { calls, baseline, surroundings } = state
  const hasOwn = baseline.before !== null && baseline.before.length > 0
  if (hasOwn || isDraftSetUp(state) || surroundings?.may.manageOptions === false) return atOnce(calls, [])
  // With `known`, samples from an earlier attempt whose response was lost are ours too.
  const samples = atOnce(calls, [fact('ProductCreationRequested', { known: baseline.before })])
  return isThemeThere(state) ? samples : { ...samples, next: [] }
}

const isThemeThere = (state: State): boolean =>
  state.surroundings?.theme.there !== false ||
  activeTheme(state) === themeToDesign(state) ||
  isDone(state.calls, 'ThemeInstall')

/**
 * Font files come from the collection, so without a font library there is nothing to do. With tracking on, the whole list is
 * installed; with AI, at least the look's pairing. Save installs any other pairing that is chosen.
 */
export const fonts = (state: State): Job => {
  const { calls, features } = state
  const list = features.tracking ? whole : isWithAi(state) ? ofLook(state) : []
  if (features.fontLibrary === null) return { total: 1 + list.length, ended: 0, next: [] }
  return features.fontLibrary && list.length > 0 ? fontInstall(state, list) : atOnce(calls, [])
}

const whole: readonly string[] = fontsToInstall.map(({ slug }) => slug)

const ofLook = ({ wizard }: State): readonly string[] => foreignFonts(pairingTitled(pairingOfLook[wizard.look]))

/** Reads the collection, then installs the listed families it offers. Until it is read, the whole list counts. */
export const fontInstall = ({ calls, fonts: { collection } }: State, list = whole): Job => {
  const reading = atOnce(calls, [fact('FontCollectionReadRequested')])
  if (isRefused(calls, 'FontCollectionRead')) return reading
  return collection === null
    ? { ...reading, total: reading.total + list.length }
    : before(
        reading,
        atOnce(
          calls,
          collection
            .filter(({ slug }) => list.includes(slug))
            .map((family) => fact('FontFamilyInstallRequested', { family })),
        ),
      )
}

/** Requests more patterns without waiting for them: the server asks another host, which may take long. */
const patterns = ({ calls, features }: State): Job => ({
  total: 0,
  ended: 0,
  next: atOnce(calls, features.tracking ? [fact('PatternInstallRequested')] : []).next,
})
