/** What leads back to a former design, in the order in which it is done, and what the merchant is told of it (D-19). */
import type { Former, Step, Thing } from '../events/restoring'
import { differences, formerly } from '../reducers/baseline-book'
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

const planTo = (design: Former) =>
  memo(
    ({ baseline }: State): readonly Step[] => {
      const steps = differences(baseline, design)
      const things = Object.keys(baseline.was).map((key) => formerly(baseline, key, design))
      const kept = JSON.stringify(things.filter((thing) => thing !== undefined && speaksOfFonts.includes(thing.kind)))
      return steps
        .toSorted((a, b) => order.indexOf(a.to.kind) - order.indexOf(b.to.kind))
        .filter(({ to }) => to.kind !== 'font' || to.there || !isUsed(to.family.slug, kept))
    },
    ({ baseline }) => [baseline],
  )

const plans: Readonly<Record<Former, (state: State) => readonly Step[]>> = {
  saved: planTo('saved'),
  before: planTo('before'),
}

export const restorePlan = (state: State, design: Former = 'before'): readonly Step[] => plans[design](state)

export type Choice = {
  readonly design: Former
  readonly steps: readonly Step[]
  /** When it was saved, in milliseconds since 1970; null for the design from before. */
  readonly at: number | null
}

/** The designs that can come back, the newest first. One that the store carries already is none. */
export const restoreChoices = (state: State): readonly Choice[] =>
  (['saved', 'before'] as const)
    .map((design) => ({
      design,
      steps: restorePlan(state, design),
      at: design === 'saved' ? (state.baseline.saved?.at ?? null) : null,
    }))
    .filter(({ steps }) => steps.length > 0)

const speaksOfFonts: readonly Thing['kind'][] = ['home', 'header', 'footer', 'styles']

/** A family that the former design shows stays. */
const isUsed = (slug: string, text: string): boolean =>
  [`--${slug})`, `|${slug}`, `\\"fontFamily\\":\\"${slug}\\"`, `"slug":"${slug}"`].some((sign) => text.includes(sign))

/** Whether there is a way back, and nothing else is under way. */
export const canRestore = (state: State): boolean =>
  restoreChoices(state).length > 0 &&
  !isRestoring(state.restoring) &&
  state.saving.stage !== 'running' &&
  !isRunning(state.setUp)
