/** The calls that bring more fonts or patterns after the opt-in to usage tracking. */
import { fontsToInstall } from '../../catalogue/fonts/fonts-to-install'
import { fact } from '../../events'
import { again, atOnce, before, inTurn, isRefused, these, type CallRules, type Job } from '../calls'
import type { State } from '../state'

/** The calls that bring more patterns once the merchant has opted in (docs/spec/design.md). */
export const morePatternsJob = ({ calls }: State): Job =>
  before(
    inTurn(calls, [fact('TrackingEnablingRequested')]),
    inTurn(calls, [fact('PatternInstallRequested'), fact('PatternsReadRequested')]),
  )

/** The slugs of all families that the flow installs. */
export const allFonts: readonly string[] = fontsToInstall.map(({ slug }) => slug)

/** Reads the collection, then installs the listed families it offers. Until it is read, the whole list counts. */
export const fontInstall = ({ calls, fonts: { collection } }: State, list = allFonts): Job => {
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

export const rules: CallRules = {
  after: { MorePatternsChosen: (calls) => again(calls, these('TrackingEnabling', 'PatternInstall', 'PatternsRead')) },
}
