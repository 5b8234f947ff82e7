/** What leads back to the design from before, in the order in which it is done, and what the merchant is told of it (D-19). */
import type { Step, Thing } from '../events/restoring'
import { differences } from '../reducers/baseline-book'
import { isRestoring } from '../reducers/restoring'
import { isRunning } from '../reducers/set-up'
import type { State } from '../reducers'
import { memo } from './memo'

/** Templates complete the task by themselves, so options come after them; the theme is last, since its entities are reached through it. */
const order: readonly Thing['kind'][] = [
  'home',
  'header',
  'footer',
  'styles',
  'site',
  'menu',
  'front-page',
  // Those that go keep the words that were written for them: an undo brings them back as they were.
  'product',
  'words',
  'font',
  'option',
  'theme',
]

export const restorePlan = memo(
  ({ baseline }: State): readonly Step[] => {
    const steps = differences(baseline).toSorted((a, b) => order.indexOf(a.to.kind) - order.indexOf(b.to.kind))
    const kept = JSON.stringify(Object.values(baseline.was).filter(({ kind }) => speaksOfFonts.includes(kind)))
    return steps.filter(({ to }) => to.kind !== 'font' || to.there || !isUsed(to.family.slug, kept))
  },
  ({ baseline }) => [baseline],
)

const speaksOfFonts: readonly Thing['kind'][] = ['home', 'header', 'footer', 'styles']

/** A family that the former design shows stays. */
const isUsed = (slug: string, text: string): boolean =>
  [`--${slug})`, `|${slug}`, `\\"fontFamily\\":\\"${slug}\\"`, `"slug":"${slug}"`].some((sign) => text.includes(sign))

/** Whether there is a way back, and nothing else is under way. */
export const canRestore = (state: State): boolean =>
  restorePlan(state).length > 0 &&
  !isRestoring(state.restoring) &&
  state.saving.stage !== 'running' &&
  !isRunning(state.setUp)
