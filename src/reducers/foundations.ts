/** The set-up's calls before anything is assembled (spec §4.3, §4.5): four jobs at once, then a look at what they made. */
import { pairingTitled } from '../catalogue/font-pairings'
import { fontsToInstall } from '../catalogue/fonts-to-install'
import { pairingOfLook } from '../catalogue/looks'
import { fact } from '../events'
import { callKey } from './calls'
import { contentWriting } from './content-writing'
import { designRead, isDraftSetUp } from './draft'
import { atOnce, before, inTurn, isOver, together, type Job } from './jobs'
import { foreignFonts } from './pairing-fonts'
import { paletteQuery } from './palette-query'
import type { State } from './state'
import { activeTheme, themeToDesign } from './theme-to-design'

/** Calls of the founding stage: how far they are and which come next. */
export const foundations = (state: State): Job =>
  before(
    before(
      // What will be changed is looked at first: it can come back (D-19).
      atOnce(state.calls, [fact('BaselineReadRequested')]),
      together(isWithAi(state) ? withAi(state) : withoutAi(state)),
    ),
    atOnce(state.calls, [designRead(state), fact('PatternsReadRequested')]),
  )

/** Fonts are chosen by the look; their files are got beside that, where they can be had. */
const withAi = (state: State) => [paletteQuery(state), contentWriting(state), theme(state), fonts(state)]

const withoutAi = (state: State) => [theme(state), products(state), fonts(state), patterns(state)]

const isWithAi = ({ setUp }: State) => setUp.stage === 'founding' && setUp.way === 'with-ai'

export const isFounded = (state: State): boolean =>
  state.designing.server !== null && state.designing.patterns !== null && isOver(foundations(state))

/**
 * A theme that is active needs nothing; an account that may not change settings is not made to try. An installed theme is seen
 * by nobody; of a draft the rest is left to Save.
 */
export const theme = (state: State): Job => {
  const { calls, surroundings } = state
  const slug = themeToDesign(state)
  const install = fact('ThemeInstallRequested', { theme: slug })
  const change = isDraftSetUp(state) ? [install] : [install, fact('ThemeActivationRequested', { theme: slug })]
  const front =
    isDraftSetUp(state) || surroundings?.may.manageOptions === false ? [] : [fact('FrontPageSettingRequested')]
  return inTurn(calls, [
    // What was done stays counted.
    ...change.filter((request) => activeTheme(state) !== slug || Object.hasOwn(calls.ended, callKey(request))),
    ...front,
  ])
}

/** Samples are for a shop that has no products and is not in use. They wait for a theme that has to be fetched: without it nothing is made. */
const products = (state: State): Job => {
  const { calls, baseline, surroundings } = state
  const hasOwn = baseline.before !== null && baseline.before.length > 0
  if (hasOwn || isDraftSetUp(state) || surroundings?.may.manageOptions === false) return atOnce(calls, [])
  // Also those are ours that an attempt before made without being heard.
  const samples = atOnce(calls, [fact('ProductCreationRequested', { known: baseline.before })])
  return isThemeThere(state) ? samples : { ...samples, next: [] }
}

const isThemeThere = (state: State): boolean =>
  state.surroundings?.theme.there !== false ||
  activeTheme(state) === themeToDesign(state) ||
  state.calls.ended['ThemeInstall']?.status === 'done'

/**
 * Font files come from the collection, so without a library there is nothing to do. Whoever shares usage gets the whole list;
 * with AI everybody gets at least the pair of the look, and Save installs another one that is chosen.
 */
export const fonts = (state: State): Job => {
  const { calls, features } = state
  const list = features.tracking ? whole : isWithAi(state) ? ofLook(state) : []
  if (features.fontLibrary === null) return { total: 1 + list.length, ended: 0, next: [] }
  return features.fontLibrary && list.length > 0 ? fontInstall(state, list) : atOnce(calls, [])
}

const whole: readonly string[] = fontsToInstall.map(({ slug }) => slug)

const ofLook = ({ wizard }: State): readonly string[] => foreignFonts(pairingTitled(pairingOfLook[wizard.look]))

/** Reads the collection, then installs every family of the list that it offers. Until it is read, all that are wanted count. */
export const fontInstall = ({ calls, fonts: { collection } }: State, list = whole): Job => {
  const reading = atOnce(calls, [fact('FontCollectionReadRequested')])
  if (calls.ended['FontCollectionRead']?.status === 'refused') return reading
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

/** More patterns are asked for, and nobody waits for them: the server asks another host, which may take long. */
const patterns = ({ calls, features }: State): Job => ({
  total: 0,
  ended: 0,
  next: atOnce(calls, features.tracking ? [fact('PatternInstallRequested')] : []).next,
})
