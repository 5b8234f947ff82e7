/** The calls that install fonts in the store: those of a set-up, and those of the opt-in to more. */
import { defaultPairing, pairingTitled } from '../../catalogue/fonts/font-pairings'
import { fontsToInstall } from '../../catalogue/fonts/fonts-to-install'
import { pairingOfLook } from '../../catalogue/wizard/looks'
import { fact } from '../../events'
import { atOnce, before, isRefused, type Job } from '../calls'
import { foreignFonts } from '../design/fonts'
import type { State } from '../state'

/**
 * The fonts that the page uses. Their files come from the collection, so without a font library there is nothing to do.
 */
export const fonts = (state: State): Job => {
  const { calls, features } = state
  const list = ofPage(state)
  if (features.fontLibrary === null) return { total: 1 + list.length, ended: 0, next: [] }
  return features.fontLibrary && list.length > 0 ? fontInstall(state, list) : atOnce(calls, [])
}

const whole: readonly string[] = fontsToInstall.map(({ slug }) => slug)

const ofPage = ({ features: { tracking }, setUp, wizard }: State): readonly string[] => {
  const withAi = setUp.stage !== 'idle' && setUp.way === 'with-ai'
  if (!withAi && !tracking) return []
  return foreignFonts(pairingTitled(withAi ? pairingOfLook[wizard.look] : defaultPairing(true, true)))
}

/** With tracking on, the rest of the list is installed as well. Save installs any other pairing that is chosen. */
export const otherFonts = (state: State): readonly string[] =>
  state.features.fontLibrary === true && state.features.tracking
    ? whole.filter((slug) => !ofPage(state).includes(slug))
    : []

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
