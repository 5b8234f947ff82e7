import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { isFinished } from '../../../src/projections/shell/finished'
import { owed } from '../../../src/projections/owed'
import { canRetry } from '../../../src/projections/restoring/can-retry'
import { restorePlan } from '../../../src/projections/restoring/restore-plan'
import { hasDraft, restoreResult, restoreView } from '../../../src/projections/restoring/restore-view'
import { saveButton } from '../../../src/projections/saving/saving'
import type { State } from '../../../src/reducers'
import { baselineRead, designRead, refused } from '../../support/facts'
import { changed, designReadNow, kinds } from '../../support/restore-story'
import { due, given } from '../../support/story'
import { topOf } from '../../../src/reducers/design/stack'

describe('the way back', () => {
  const steps = restorePlan(given(...changed))
  const chosen = [
    ...changed,
    fact('DialogOpened', { dialog: 'restore' }),
    fact('RestoreChosen', { steps, design: 'before' }),
  ] as const
  const made = steps.map((step) => fact('RestoreStepMade', { step, skipped: null }))

  it('[D-19] given the dialog is opened, then the store is looked at before anything is listed', () => {
    const state = given(...changed, fact('DialogOpened', { dialog: 'restore' }))
    expect(due(state)).toEqual(expect.arrayContaining(['BaselineRead', 'DesignRead']))
    expect(restoreView(state)).toEqual({ stage: 'reading' })
    const known = baselineRead({ products: [11, 12] })
    expect(
      restoreView(given(...changed, fact('DialogOpened', { dialog: 'restore' }), known, designReadNow())),
    ).toMatchObject({ stage: 'asking', choices: [{ design: 'before', steps: [{}, {}, {}] }] })
  })

  it('[D-19] given the store cannot be read, then that is said', () => {
    const refusal = fact('BaselineReadRefused', { fault: refused() })
    const state = given(...changed, fact('DialogOpened', { dialog: 'restore' }), refusal, designReadNow())
    expect(restoreView(state)).toMatchObject({ stage: 'unreadable' })
  })

  it('[D-19] given it is chosen, then one step is due after the other', () => {
    const order = made.map((_, index) => nextStep(given(...chosen, ...made.slice(0, index))))
    expect(order).toEqual(steps.map(({ to }) => to))
    expect(restoreView(given(...chosen, ...made.slice(0, 2)))).toMatchObject({ stage: 'going', done: 2, fault: null })
  })

  it.each([
    [409, false],
    [404, false],
    [500, true],
  ])('[X-16] given a version is refused with %i, then another try is offered: %s', (status, offered) => {
    const step = {
      from: { kind: 'version', id: 2, at: 0, left: [] },
      to: { kind: 'version', id: 1, at: 0, left: [] },
    } as const
    const refusal = { ...fact('RestoreStepRefused', { fault: refused(status) }), step } as FlowEvent
    const state = given(...changed, fact('RestoreChosen', { steps: [step], design: 'version' }), refusal)
    const view = restoreView(state)
    expect(view.stage === 'going' && canRetry(view)).toBe(offered)
  })

  it('[D-19] given it is under way, then the session is not at its end, whatever was saved before', () => {
    expect(isFinished(given(...changed, fact('SaveChosen'), fact('DesignSaved')))).toBe(true)
    expect(isFinished(given(...chosen))).toBe(false)
  })

  it('[D-19] given a step fails, then it stops there, and another try goes on from it', () => {
    const failed: FlowEvent[] = [
      ...chosen,
      ...made.slice(0, 1),
      { ...fact('RestoreStepRefused', { fault: refused() }), step: steps[1] } as FlowEvent,
    ]
    expect(restoreView(given(...failed))).toMatchObject({ done: 1, fault: { tag: 'Refused' } })
    expect(nextStep(given(...failed))).toBeNull()
    expect(nextStep(given(...failed, fact('RestoreRetried')))).toEqual(steps[1]?.to)
    const stopped = given(...failed, fact('RestoreStopped'))
    expect(stopped.restoring.stage).toBe('none')
    expect(restorePlan(stopped)).toHaveLength(steps.length - 1)
  })

  it('[D-19][D-13] given it is stopped, then Save waits until the store is read again, also where a read was on its way', () => {
    const failed = { ...fact('RestoreStepRefused', { fault: refused() }), step: steps[1] } as FlowEvent
    const stopped = [
      ...chosen,
      fact('CanvasShown'),
      ...made.slice(0, 1),
      failed,
      fact('DesignReadRequested', { preview: null }),
      fact('RestoreStopped'),
    ]
    expect(saveButton(given(...stopped)).disabled).toBe(true)
    expect(saveButton(given(...stopped, designReadNow())).disabled).toBe(true)
    expect(saveButton(given(...stopped, designReadNow(), designReadNow())).disabled).toBe(false)
  })

  it('[D-19] given the login is over meanwhile, then the notice about it is not covered, and afterwards it goes on', () => {
    const waiting = [...chosen, ...made.slice(0, 1), fact('LoginExpired')] as const
    expect(restoreView(given(...waiting))).toEqual({ stage: 'closed' })
    expect(restoreView(given(...waiting, fact('LoginRenewed')))).toMatchObject({ stage: 'going', done: 1 })
  })

  it('[D-19] given the last step, then the store is looked at anew, and the flow begins afresh from it', () => {
    const state = given(...chosen, ...made)
    expect(state.restoring.stage).toBe('looking')
    expect(due(state)).toEqual(expect.arrayContaining(['BaselineRead', 'DesignRead', 'StoreRead']))
    const after = given(...chosen, ...made, baselineRead(), designRead())
    expect(restoreResult(after)).toEqual({ way: 'back', design: 'before', left: [], canUndo: true, at: 0 })
    expect(after).toMatchObject({ setUp: { stage: 'idle' }, saving: { stage: 'idle' }, route: { dialog: null } })
    expect(restorePlan(after)).toEqual([])
  })

  it('[D-19] given unsaved choices, then the design from before is shown, and they are one undo away', () => {
    const draft = fact('PaletteChosen', { palette: 'Slate' })
    const all = [
      ...changed,
      draft,
      fact('RestoreChosen', { steps, design: 'before' }),
      ...made,
      baselineRead(),
      designRead(),
    ] as const
    const state = given(...all)
    expect(hasDraft(given(...changed, draft))).toBe(true)
    expect(state.designing.design).toMatchObject({ palette: null, header: { content: '<!-- wp:site-title /-->' } })
    expect(topOf(state.designing.past)?.step).toEqual({ type: 'restore' })
    expect(given(...all, fact('DesignUndone')).designing.design).toMatchObject({ palette: 'Slate' })
  })

  it('[D-19] given a product that somebody worked on, then it is left, told, and not offered again', () => {
    const product = steps.find(({ to }) => to.kind === 'product')
    const facts = made.map((one) => (one.step === product ? { ...one, skipped: 'touched' as const } : one))
    const after = given(...chosen, ...facts, baselineRead(), designRead())
    expect(restoreResult(after)?.left).toEqual([{ thing: product?.to, why: 'touched' }])
    expect(restorePlan(after)).toEqual([])
  })

  it('[D-19] given the restore is undone, then the same steps are due the other way round', () => {
    const after = [...chosen, ...made, baselineRead(), designRead(), fact('RestoreUndone')] as const
    expect(nextStep(given(...after))).toEqual(steps.at(-1)?.from)
    const forth = [...steps]
      .reverse()
      .map(({ from, to }) => fact('RestoreStepMade', { step: { from: to, to: from }, skipped: null }))
    const end = given(...after, ...forth, baselineRead({ things: [], products: [11, 12] }), designReadNow())
    expect(restoreResult(end)).toMatchObject({ way: 'forth', canUndo: false })
    expect(kinds(end)).toEqual(['header', 'product', 'product', 'option', 'option'])
  })
})

const nextStep = (state: State) => {
  const work = owed(state).find(({ request, id }) => request.type === 'RestoreStepRequested' && id === null)
  return work?.request.type === 'RestoreStepRequested' ? work.request.step.to : null
}
