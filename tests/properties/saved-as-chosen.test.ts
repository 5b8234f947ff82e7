// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFinished } from '../../src/projections/finished'
import { unsavedTargets, targetOf } from '../../src/projections/publication'
import type { Appended } from '../../src/projections/tracking/tracking'
import type { State } from '../../src/reducers'
import type { Design } from '../../src/reducers/design/design-document'
import { initialSaving } from '../../src/reducers/initial'
import { savedAsChosen, savesIn, type Save } from '../../src/replay/laws/saved-as-chosen'
import { stepsOf } from '../../src/replay/steps'
import { hurried, hurriedMoves } from '../arbitraries/hurried-sessions'
import { sampled } from '../arbitraries/sampled'
import { holds } from './holds'
import { kept } from './kept'

/** The store as it is then, with another design at hand. */
const withDesign = (state: State, design: Design): State => ({
  ...state,
  saving: initialSaving,
  designing: { ...state.designing, design },
})

const writesWhatWasChosen = ({ step: { before, fact, after }, chosen }: Save) => {
  if (fact.event.type === 'PublicationRequested')
    for (const target of fact.event.targets)
      if (target.kind !== 'menu' && target.kind !== 'template' && target.kind !== 'page')
        expect(target).toEqual(targetOf(target.kind, withDesign(before, chosen)))
  if (endsSave({ fact, after })) expect(unsavedTargets(withDesign(after, chosen))).toEqual([])
}

/** One of a design from before does not. */
const endsSave = ({ fact, after }: Pick<Appended, 'fact' | 'after'>): boolean =>
  fact.event.type === 'DesignPublished' && after.saving.stage === 'saved'

/** The state after each Save that ended. */
const whenSaved = (steps: ReturnType<typeof stepsOf>): readonly State[] =>
  steps.filter(endsSave).map(({ after }) => after)

const hasNewerChoice = ({ designing }: State): boolean => designing.design !== designing.saved

describe('Save is of what was chosen', { tags: ['P-13'] }, () => {
  it('given choices while Save runs, then Save writes the design from before, and the rest is a draft', () =>
    holds(
      fc.property(hurriedMoves, (moves) => {
        const log = hurried(moves)
        const steps = stepsOf(log)
        expect(savedAsChosen.broken(log)).toBeNull()
        savesIn(steps).forEach(writesWhatWasChosen)
        for (const after of whenSaved(steps)) expect(isFinished(after)).toBe(!hasNewerChoice(after))
      }),
    ))

  it('in some of these sessions a Save ends with the newest choice, in some with a newer one beside it', () => {
    const ends = sampled(hurriedMoves).flatMap((moves) => whenSaved(stepsOf(hurried(moves))))
    expect(new Set(ends.map(hasNewerChoice))).toEqual(new Set([true, false]))
  })

  it('given any session, then what counts as saved is what was chosen', () => holds(kept(savedAsChosen)))
})
