import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact, type FlowEvent } from '../../../src/events'
import { designRead, refused, storeRead } from '../../support/facts'
import { due, given, opened } from '../../support/story'
import { surroundings } from '../../support/world'

const designer = [opened(paths.designer), storeRead({ taskCompleted: true }), designRead()] as const
const told = (hidden: boolean) => fact('TourReadReceived', { hidden })
const tourAfter = (...events: FlowEvent[]) => given(...designer, ...events).tour

describe('the tour', () => {
  it(
    'given the designer, then the store is asked whether the merchant has seen it; not so on the intro',
    { tags: ['A-14'] },
    () => {
      expect(due(given(...designer))).toContain('TourRead')
      expect(due(given(opened(), storeRead()))).not.toContain('TourRead')
    },
  )

  it.each([
    ['it was seen before', told(true)],
    ['nobody can say', fact('TourReadRefused', { fault: refused() })],
  ])('given %s, then it is hidden, for the whole session', { tags: ['A-14'] }, (_name, answer) => {
    const facts = [
      ...designer,
      answer,
      fact('FlowResumed', { path: paths.designer, surroundings, customizing: false }),
      told(false),
    ]
    expect(given(...facts).tour.stage).toBe('hidden')
    expect(due(given(...facts))).not.toContain('TourRead')
  })

  it('given it was not seen, then it is offered, taken step by step, and over', { tags: ['A-14'] }, () => {
    const open = (step: number) => fact('TourStepOpened', { step })
    expect(tourAfter(told(false))).toMatchObject({ stage: 'offered', step: 0 })
    expect(tourAfter(told(false), fact('TourStarted'))).toMatchObject({ stage: 'running', step: 1 })
    expect(tourAfter(told(false), fact('TourStarted'), open(2))).toMatchObject({ step: 2 })
    expect(tourAfter(told(false), fact('TourStarted'), open(2), open(1))).toMatchObject({ step: 1 })
    expect(tourAfter(told(false), fact('TourStarted'), open(7))).toMatchObject({ step: 1 })
    expect(tourAfter(told(false), fact('TourStarted'), open(2), fact('TourFinished'))).toMatchObject({ stage: 'over' })
  })

  it.each([
    ['skipped', [fact('TourSkipped')]],
    ['closed at a step', [fact('TourStarted'), fact('TourClosed')]],
    ['finished', [fact('TourStarted'), fact('TourStepOpened', { step: 2 }), fact('TourFinished')]],
  ] as const)(
    'given it is %s, then that is written to the store, on whatever screen',
    { tags: ['A-14'] },
    (_name, events) => {
      const facts = [...designer, told(false), ...events]
      expect(due(given(...facts))).toContain('TourHiding')
      expect(due(given(...facts, fact('PathVisited', { path: paths.intro })))).toContain('TourHiding')
      expect(due(given(...facts, fact('TourHidden')))).not.toContain('TourHiding')
    },
  )

  it('given that cannot be written, then no notice is shown, and a later visit writes it', { tags: ['A-14'] }, () => {
    const facts = [...designer, told(false), fact('TourSkipped'), fact('TourHidingRefused', { fault: refused() })]
    expect(given(...facts).tour.stage).toBe('over')
    expect(due(given(...facts))).not.toContain('TourHiding')
    expect(
      due(given(...facts, fact('FlowResumed', { path: paths.designer, surroundings, customizing: false }))),
    ).toContain('TourHiding')
  })
})
