/** L-08: the offer to continue an open session, and what was done in it so far. */
import { parsePath } from '../../events/shell/route-path'
import type { State } from '../../reducers'
import type { DesignStep } from '../../reducers/design/design-steps'
import { valuesOf } from '../../reducers/design/stack'
import { isRunning } from '../../reducers/set-up/set-up'
import { memo } from '../memo'
import { doneInWizard, type DoneInWizard } from '../wizard/answered'

export type Done =
  | DoneInWizard
  | { readonly what: 'foundations-begun' | 'foundations-laid' | 'header' | 'footer' | 'moved' }
  | { readonly what: 'palette' | 'fonts'; readonly title: string }
  | { readonly what: 'added' | 'removed' | 'replaced'; readonly count: number }

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
  const steps = sinceNewStart(valuesOf(past).map(({ step }) => step))
  const done = [...lastOf(steps), ...sectionsOf(steps)]
  return done.length > 0 ? done : [{ what: 'foundations-laid' }]
}

/** Steps before a new start can be undone to, but are not part of the current design. */
const sinceNewStart = (steps: readonly DesignStep[]): readonly DesignStep[] =>
  steps.slice(steps.findLastIndex(({ type }) => type === 'new-start') + 1)

/** Only the last choice of each kind counts. */
const lastOf = (steps: readonly DesignStep[]): readonly Done[] =>
  (['PaletteChosen', 'FontsChosen', 'HeaderChosen', 'FooterChosen'] as const).flatMap((wanted): readonly Done[] => {
    const last = steps.findLast(({ type }) => type === wanted)
    switch (last?.type) {
      case 'PaletteChosen':
        return [{ what: 'palette', title: last.palette }]
      case 'FontsChosen':
        return [{ what: 'fonts', title: last.pairing }]
      case 'HeaderChosen':
        return [{ what: 'header' }]
      case 'FooterChosen':
        return [{ what: 'footer' }]
      default:
        return []
    }
  })

const sectionsOf = (steps: readonly DesignStep[]): readonly Done[] => {
  const count = (wanted: DesignStep['type']) => steps.filter(({ type }) => type === wanted).length
  const counted = [
    { what: 'added', count: count('SectionInserted') },
    { what: 'replaced', count: count('SectionShuffled') },
    { what: 'removed', count: count('SectionDeleted') },
  ] as const
  const isMoved = count('SectionMoved') + count('SectionPlaced') > 0
  return [...counted.filter((done) => done.count > 0), ...(isMoved ? [{ what: 'moved' } as const] : [])]
}

const away = ({ pause }: State): number | null => (pause === null ? null : pause.to - pause.from)
