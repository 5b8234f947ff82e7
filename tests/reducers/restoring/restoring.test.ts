import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { isFinished } from '../../../src/projections/finished'
import { owed } from '../../../src/projections/owed'
import { canRetry, hasDraft, restoreResult, restoreView } from '../../../src/projections/restoring'
import { lastNoted } from '../../../src/projections/saving-notices'
import { saveButton } from '../../../src/projections/saving'
import type { State } from '../../../src/reducers'
import { topOf } from '../../../src/reducers/design/stack'
import { designRead, refused } from '../../support/facts'
import { changed, designReadNow, made, steps, versionsRead } from '../../support/restore-story'
import { due, given } from '../../support/story'

const opens = fact('DialogOpened', { dialog: 'restore' })
const chosen = [...changed, opens, versionsRead(), fact('RestoreChosen', { steps, design: 'before' })] as const
const refusedStep = (status?: number) =>
  ({ ...fact('RestoreStepRefused', { fault: refused(status) }), step: steps[0] }) as FlowEvent
const looked = [designRead()] as const

describe('the way back', () => {
  it(
    'given the dialog is opened, then the store is asked before anything is listed, each time',
    { tags: ['D-19'] },
    () => {
      const state = given(...changed, opens)
      expect(due(state)).toContain('VersionsRead')
      expect(restoreView(state)).toEqual({ stage: 'reading' })
      const listed = [...changed, opens, versionsRead()]
      expect(restoreView(given(...listed))).toMatchObject({
        stage: 'asking',
        choices: [{ design: 'before', steps: [{}], changes: [{}, {}, {}] }],
      })
      expect(restoreView(given(...listed, fact('DialogClosed'), opens))).toEqual({ stage: 'reading' })
    },
  )

  it('given the store cannot be read, then that is said', { tags: ['D-19'] }, () => {
    const refusal = fact('VersionsReadRefused', { fault: refused() })
    expect(restoreView(given(...changed, opens, refusal))).toMatchObject({ stage: 'unreadable' })
  })

  it('given it is chosen, then all of it is due in one step', { tags: ['D-19'] }, () => {
    expect(nextStep(given(...chosen))).toEqual(steps[0]?.to)
    expect(restoreView(given(...chosen))).toMatchObject({ stage: 'going', design: 'before', done: 0, fault: null })
  })

  it.each([
    [409, false],
    [404, false],
    [500, true],
  ])('given a version is refused with %i, then another try is offered: %s', { tags: ['X-16'] }, (status, offered) => {
    const view = restoreView(given(...chosen, refusedStep(status)))
    expect(view.stage === 'going' && canRetry(view)).toBe(offered)
  })

  it('given it is in progress, then the session is not over, even if it was saved before', { tags: ['D-19'] }, () => {
    expect(isFinished(given(...changed, fact('SaveChosen'), fact('DesignSaved')))).toBe(true)
    expect(isFinished(given(...chosen))).toBe(false)
  })

  it('given it fails, then it stops there, and a retry continues from there', { tags: ['D-19'] }, () => {
    const failed = [...chosen, refusedStep()]
    expect(restoreView(given(...failed))).toMatchObject({ done: 0, fault: { tag: 'Refused' } })
    expect(nextStep(given(...failed))).toBeNull()
    expect(nextStep(given(...failed, fact('RestoreRetried')))).toEqual(steps[0]?.to)
    expect(given(...failed, fact('RestoreStopped')).restoring.stage).toBe('none')
  })

  it(
    'given it is stopped, then Save waits until the store is read again, also where a read was on its way',
    { tags: ['D-19', 'D-13'] },
    () => {
      const stopped = [
        ...chosen,
        fact('CanvasShown'),
        refusedStep(),
        fact('DesignReadRequested', { preview: null }),
        fact('RestoreStopped'),
      ]
      expect(saveButton(given(...stopped)).disabled).toBe(true)
      expect(saveButton(given(...stopped, designReadNow())).disabled).toBe(true)
      expect(saveButton(given(...stopped, designReadNow(), designReadNow())).disabled).toBe(false)
    },
  )

  it(
    'given the login expires, then its notice is not covered, and the restore continues after the login',
    { tags: ['D-19'] },
    () => {
      const waiting = [...chosen, fact('LoginExpired')] as const
      expect(restoreView(given(...waiting))).toEqual({ stage: 'closed' })
      expect(restoreView(given(...waiting, fact('LoginRenewed')))).toMatchObject({ stage: 'going', done: 0 })
    },
  )

  it('given the last step, then the store is read again, and the flow starts over from it', { tags: ['D-19'] }, () => {
    const state = given(...chosen, made())
    expect(state.restoring.stage).toBe('looking')
    expect(due(state)).toEqual(expect.arrayContaining(['DesignRead', 'StoreRead']))
    const after = given(...chosen, made(), ...looked)
    expect(restoreResult(after)).toEqual({ way: 'back', design: 'before', left: [], canUndo: true, at: 0 })
    expect(after).toMatchObject({ setUp: { stage: 'idle' }, saving: { stage: 'idle' }, route: { dialog: null } })
  })

  it(
    'given unsaved choices, then the restored design is shown, and one undo brings them back',
    { tags: ['D-19'] },
    () => {
      const draft = fact('PaletteChosen', { palette: 'Slate' })
      const all = [...changed, draft, fact('RestoreChosen', { steps, design: 'before' }), made(), ...looked] as const
      const state = given(...all)
      expect(hasDraft(given(...changed, draft))).toBe(true)
      expect(state.designing.design).toMatchObject({ palette: null, header: { content: '<!-- wp:site-title /-->' } })
      expect(topOf(state.designing.past)?.step).toEqual({ type: 'restore' })
      expect(given(...all, fact('DesignUndone')).designing.design).toMatchObject({ palette: 'Slate' })
    },
  )

  it(
    'given something that another user edited, then it stays as it is, and its kind is listed',
    { tags: ['D-19'] },
    () => {
      const stayed = [
        'product 12',
        'option woocommerce_allow_tracking',
        'attachment 4',
        'wp_font_face 5',
        'wp_navigation 6',
      ]
      const after = given(...chosen, made(stayed), ...looked)
      expect(restoreResult(after)?.left).toEqual(
        ['products', 'tracking', 'pictures', 'fonts', 'menus'].map((what) => ({ what, why: 'touched' })),
      )
    },
  )

  it('given notes of the store, then they show after the end, until it is undone or the result dismissed', () => {
    const noted = fact('PublicationNoted', { notes: ['The theme ended with an error.'], unkept: [] })
    const told = { notes: ['The theme ended with an error.'], unkept: [] }
    const after = [...chosen, noted, made(), ...looked] as const
    expect(lastNoted(given(...chosen, noted))).toBeNull()
    expect(lastNoted(given(...after))).toEqual(told)
    expect(lastNoted(given(...chosen, made(), ...looked))).toBeNull()
    expect(lastNoted(given(...after, fact('RestoreNoticeDismissed')))).toBeNull()
    const undone = [...after, fact('RestoreUndone')] as const
    expect(lastNoted(given(...undone, made(), ...looked))).toBeNull()
    expect(lastNoted(given(...undone, noted, made(), ...looked))).toEqual(told)
  })

  it('given a picture could not be copied, then the next Save tries it again', () => {
    const unkept = [{ name: 'dunes.webp', shows: 'Dunes' }]
    const noted = fact('PublicationNoted', { notes: [], unkept })
    const state = given(...chosen, noted, made(), ...looked, fact('SaveChosen'))
    expect(state.saving).toMatchObject({ stage: 'running', again: unkept })
  })

  it('given the restore is undone, then publishing the design from before is due', { tags: ['D-19'] }, () => {
    const after = [...chosen, made(), ...looked, fact('RestoreUndone')] as const
    expect(nextStep(given(...after))).toMatchObject({ kind: 'version', id: 2 })
    expect(restoreResult(given(...after, made(), ...looked))).toMatchObject({ way: 'forth', canUndo: false })
  })
})

const nextStep = (state: State) => {
  const work = owed(state).find(({ request, id }) => request.type === 'RestoreStepRequested' && id === null)
  return work?.request.type === 'RestoreStepRequested' ? work.request.step.to : null
}
