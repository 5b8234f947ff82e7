/** The steps that restore a former design, in order, and the choices offered to the merchant (D-19). */
import type { Former, Step, Thing } from '../../events/restoring/restoring'
import { differences, formerly } from '../../reducers/restoring/baseline-book'
import { isRestoring } from '../../reducers/restoring/restoring'
import { isRunning } from '../../reducers/set-up/set-up'
import type { State } from '../../reducers'
import { memo } from '../memo'

/** Writing a template completes the task, so options come after; the theme is last, since its entities are only reachable while it is active. */
const order: readonly Thing['kind'][] = [
  'home',
  'header',
  'footer',
  'styles',
  'site',
  'menu',
  'front-page',
  // Before the words: removed products keep the texts written for them, so that an undo restores them unchanged.
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

/** The designs that can be restored, newest first, without one that the store has already. */
export const restoreChoices = (state: State): readonly Choice[] =>
  (['saved', 'before'] as const)
    .map((design) => ({
      design,
      steps: restorePlan(state, design),
      at: design === 'saved' ? (state.baseline.saved?.at ?? null) : null,
    }))
    .filter(({ steps }) => steps.length > 0)

const speaksOfFonts: readonly Thing['kind'][] = ['home', 'header', 'footer', 'styles']

/** Whether the former design uses the family, which then stays installed. */
const isUsed = (slug: string, text: string): boolean =>
  [`--${slug})`, `|${slug}`, `\\"fontFamily\\":\\"${slug}\\"`, `"slug":"${slug}"`].some((sign) => text.includes(sign))

/** Whether a design can be restored and nothing else is running. */
export const canRestore = (state: State): boolean =>
  restoreChoices(state).length > 0 &&
  !isRestoring(state.restoring) &&
  state.saving.stage !== 'running' &&
  !isRunning(state.setUp)
