import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact, type FlowEvent } from '../../../src/events'
import { asksToLeave } from '../../../src/projections/leaving'
import { isHandingOver } from '../../../src/projections/screen'
import { foldAll } from '../../../src/reducers'
import type { State } from '../../../src/reducers'
import { recorded } from '../../arbitraries/sessions'
import { featuresRead, storeRead } from '../../support/facts'
import { due, given, opened } from '../../support/story'
import { surroundings } from '../../support/world'

/** As after a set-up that handed over to the designer. */
const handedOver: State = {
  ...given(opened(), storeRead({ taskCompleted: true }), featuresRead(), fact('CustomizingChosen')),
  setUp: { stage: 'done', way: 'without-ai', draft: false, behind: { samples: false, fonts: [] } },
}
const after = (...events: FlowEvent[]) =>
  foldAll(
    events.map((event, index) => recorded(event, { seq: 100 + index, id: `later-${index}` })),
    handedOver,
  )
const back = fact('PathVisited', { path: paths.intro })

describe('browser Back from the loader that hands over to the designer', () => {
  it('given Back, then the merchant is asked, and the designer stays as it is', { tags: ['D-15'] }, () => {
    const state = after(back)
    expect(asksToLeave(state)).toBe('admin')
    expect(state.route.path).toBe(paths.designer)
    expect(isHandingOver(state)).toBe(true)
  })

  it(
    'given the page was seen, then Back leads to the earlier screen, which offers what was begun',
    { tags: ['D-15'] },
    () => {
      const state = after(fact('CanvasShown'), back)
      expect(asksToLeave(state)).toBeNull()
      expect([state.route.path, state.route.offer]).toEqual([paths.intro, paths.designer])
    },
  )

  it('given an old entry of the loader, then it leads to the designer and begins nothing', { tags: ['R-02'] }, () => {
    const state = after(fact('CanvasShown'), fact('PathVisited', { path: paths.design }))
    expect(state.route.path).toBe(paths.designer)
    expect(state.setUp.stage).toBe('done')
  })

  it('given they stay, then a later Back asks again', { tags: ['D-15'] }, () => {
    expect(asksToLeave(after(back, fact('DialogClosed')))).toBeNull()
    expect(asksToLeave(after(back, fact('DialogClosed'), back))).toBe('admin')
  })

  it(
    'given they leave, then the page goes to the admin home and does not ask when it comes back',
    { tags: ['D-15'] },
    () => {
      const state = after(back, fact('WayOutTaken', { url: surroundings.adminHome }))
      expect(due(state)).toContain('Departure')
      expect(asksToLeave(state)).toBeNull()
    },
  )

  it(
    'given a page loaded on the address of the loader, then it opens the designer and asks nothing',
    { tags: ['D-15'] },
    () => {
      const state = after(fact('FlowResumed', { path: paths.design, surroundings, customizing: false }))
      expect(state.route.path).toBe(paths.designer)
      expect(asksToLeave(state)).toBeNull()
    },
  )

  it(
    'given the page was seen before it was loaded again, then no loader covers it, and Back asks nothing',
    { tags: ['D-15', 'L-02'] },
    () => {
      const resumed = fact('FlowResumed', { path: paths.designer, surroundings, customizing: false })
      expect(isHandingOver(after(resumed))).toBe(true)
      expect(isHandingOver(after(fact('CanvasShown'), resumed))).toBe(false)
      expect(asksToLeave(after(fact('CanvasShown'), resumed, back))).toBeNull()
    },
  )

  it('given the designer was seen and left, then no loader covers it when it opens again', { tags: ['D-01'] }, () => {
    const again = fact('ScreenOpened', { path: paths.designer })
    expect(isHandingOver(after(fact('CanvasShown'), back, again))).toBe(false)
    expect(isHandingOver(after(fact('CanvasOverdue'), back, again))).toBe(false)
    expect(isHandingOver(after(fact('CanvasFailed', { why: 'Broken' }), back, again))).toBe(false)
  })

  it('given the set-up is still running, then Back to its loader does not count as leaving', { tags: ['D-15'] }, () => {
    const running = foldAll([recorded(fact('PathVisited', { path: paths.design }), { seq: 100 })], {
      ...handedOver,
      setUp: { stage: 'founding', way: 'without-ai', choice: 'recommended', looked: true, draft: false },
    })
    expect(running.route.path).toBe(paths.design)
    expect(asksToLeave(running)).toBeNull()
  })

  it(
    'given Back at the root of the designer, then the question leads to the beginning of the flow',
    { tags: ['D-15'] },
    () => {
      expect(asksToLeave(after(fact('DialogOpened', { dialog: 'exit' })))).toBe('start')
    },
  )
})
