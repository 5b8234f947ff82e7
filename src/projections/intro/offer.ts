/** L-08: the offer to continue an open session, and what was done in it so far. */
import { parsePath } from '../../events/shell/route-path'
import type { State } from '../../reducers'
import { valuesOf } from '../../reducers/design/stack'
import { isRunning } from '../../reducers/set-up/set-up'
import { memo } from '../memo'
import { doneInWizard, type DoneInWizard } from '../wizard/answered'
import { doneInDesign, type DoneInDesign } from './done-in-design'

export type Done = DoneInWizard | DoneInDesign | { readonly what: 'foundations-begun' | 'foundations-laid' }

export type Offer = {
  readonly done: readonly Done[]
  /** Milliseconds that the session was idle before this page was loaded; null when it was left in this page. */
  readonly away: number | null
}

export const offer = memo((state: State): Offer | null =>
  state.route.offer === null ? null : { done: doneSoFar(state), away: away(state) },
)

const doneSoFar = (state: State): readonly Done[] => {
  const { setUp, route } = state
  const { past } = state.designing
  if (route.offer !== null && parsePath(route.offer).step === 'design-with-ai') return doneInWizard(route.offer, state)
  if (isRunning(setUp)) return [{ what: 'foundations-begun' }]
  const done = doneInDesign(valuesOf(past).map(({ step }) => step))
  return done.length > 0 ? done : [{ what: 'foundations-laid' }]
}

const away = ({ pause }: State): number | null => (pause === null ? null : pause.to - pause.from)
