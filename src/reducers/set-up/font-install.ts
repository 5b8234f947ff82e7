/** The calls that bring fonts into the store: those of a set-up, and those of the opt-in to more. */
import { pairingTitled } from '../../catalogue/fonts/font-pairings'
import { fontsToInstall } from '../../catalogue/fonts/fonts-to-install'
import { pairingOfLook } from '../../catalogue/wizard/looks'
import { fact } from '../../events'
import { foreignFonts } from '../design/pairing-fonts'
import { isRefused } from '../shell/call-book'
import { atOnce, before, type Job } from '../shell/jobs'
import type { State } from '../state'

/**
 * Font files come from the collection, so without a font library there is nothing to do. With tracking on, the whole list is
 * installed; with AI, at least the look's pairing. Save installs any other pairing that is chosen.
 */
export const fonts = (state: State): Job => {
  const { calls, features, setUp } = state
  const withAi = setUp.stage === 'founding' && setUp.way === 'with-ai'
  const list = features.tracking ? whole : withAi ? ofLook(state) : []
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
