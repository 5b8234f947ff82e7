/** The set-up's calls before anything is assembled (spec §4.3, §4.5): four jobs at once, then a look at what they made. */
import { themeSlug } from '../catalogue/defaults'
import { fontsToInstall } from '../catalogue/fonts-to-install'
import { fact } from '../events'
import { contentWriting } from './content-writing'
import { designRead, isDraftSetUp } from './draft'
import { atOnce, before, inTurn, isOver, together, type Job } from './jobs'
import { paletteQuery } from './palette-query'
import type { State } from './state'

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
  isOver(foundations(state)) && state.designing.server !== null && state.designing.patterns !== null

/** An installed theme is seen by nobody; of a draft the rest is left to Save. */
export const theme = (state: State): Job =>
  inTurn(state.calls, [
    fact('ThemeInstallRequested', { theme: themeSlug }),
    ...(isDraftSetUp(state)
      ? []
      : [fact('ThemeActivationRequested', { theme: themeSlug }), fact('FrontPageSettingRequested')]),
  ])

/** A store in use gets no samples. */
const products = (state: State) =>
  atOnce(state.calls, isDraftSetUp(state) ? [] : [fact('ProductCreationRequested', { known: state.baseline.products })])

/** Font files come from the collection, so without a library or without consent there is nothing to do. */
export const fonts = (state: State): Job => {
  const { calls, features } = state
  if (features.fontLibrary === null) return { total: 1 + fontsToInstall.length, ended: 0, next: [] }
  return features.fontLibrary && features.tracking ? fontInstall(state) : atOnce(calls, [])
}

/** Reads the collection, then installs every family that it offers. Until it is read, all that are wanted count. */
export const fontInstall = ({ calls, fonts: { collection } }: State): Job => {
  const reading = atOnce(calls, [fact('FontCollectionReadRequested')])
  if (calls.ended['FontCollectionRead']?.status === 'refused') return reading
  return collection === null
    ? { ...reading, total: reading.total + fontsToInstall.length }
    : before(
        reading,
        atOnce(
          calls,
          collection.map((family) => fact('FontFamilyInstallRequested', { family })),
        ),
      )
}

const patterns = ({ calls, features }: State) =>
  atOnce(calls, features.tracking ? [fact('PatternInstallRequested')] : [])
