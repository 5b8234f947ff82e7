import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact, type FlowEvent } from '../../../src/events'
import { tour, tourHidesHint, welcome } from '../../../src/projections/design/tour'
import { designRead, refused, storeRead } from '../../support/facts'
import { after, answered, generate, inOrder } from '../../support/folded-generation'
import { given, opened } from '../../support/story'

const read = fact('TourReadReceived', { hidden: false })
const shown = fact('CanvasShown')
const begun = (flow: 'noAI' | 'AIOnline' | 'AIOffline', ...events: FlowEvent[]) =>
  given(
    opened(paths.designer, { aiEnabled: flow !== 'noAI' }),
    storeRead({ taskCompleted: true }),
    ...(flow === 'noAI' ? [] : [fact('AiStatusReadReceived', { indicator: flow === 'AIOnline' ? 'none' : 'major' })]),
    designRead(),
    ...events,
  )

describe('the card of the tour', () => {
  it.each(['noAI', 'AIOnline'] as const)(
    'given %s and the page in sight, then the offer is shown',
    { tags: ['A-14'] },
    (flow) => {
      expect(tour(begun(flow, read))).toBeNull()
      expect(tour(begun(flow, shown))).toBeNull()
      expect(tour(begun(flow, read, shown))).toEqual({ step: 0, ai: false })
    },
  )

  it('given a sub screen is open, then the card waits at the menu', { tags: ['A-14'] }, () => {
    const there = fact('ScreenOpened', { path: '/customize-store/assembler-hub/footer' })
    const back = fact('ScreenOpened', { path: paths.designer })
    expect(tour(begun('noAI', read, shown, there))).toBeNull()
    expect(tour(begun('noAI', read, shown, there, back))).toEqual({ step: 0, ai: false })
  })

  it(
    'given the step at the side, then the hint at the canvas steps back, and returns with the step before',
    { tags: ['A-14'] },
    () => {
      const second = fact('TourStepOpened', { step: 2 })
      expect(tourHidesHint(begun('noAI', read, shown, fact('TourStarted')))).toBe(false)
      expect(tourHidesHint(begun('noAI', read, shown, fact('TourStarted'), second))).toBe(true)
      expect(tourHidesHint(begun('noAI', read, shown, fact('TourStarted'), second, fact('TourFinished')))).toBe(false)
    },
  )
})

describe('the welcome after an AI failure', () => {
  it(
    'given AIOffline, then it is shown instead of the card, with the tour when that was not seen',
    { tags: ['A-14'] },
    () => {
      expect(tour(begun('AIOffline', read, shown))).toBeNull()
      expect(welcome(begun('AIOffline', read, shown))).toBe('with-tour')
      expect(welcome(begun('AIOffline', fact('TourReadReceived', { hidden: true }), shown))).toBe('plain')
      expect(welcome(begun('AIOffline', fact('TourReadRefused', { fault: refused() }), shown))).toBe('plain')
    },
  )

  it.each([
    ['the page is not in sight', begun('AIOffline', read)],
    ['the merchant comes to adapt a design', begun('AIOffline', fact('CustomizingChosen'), read, shown)],
    ['it was put away', begun('AIOffline', read, shown, fact('WelcomeClosed'))],
    ['the tour was skipped', begun('AIOffline', read, shown, fact('TourSkipped'))],
    ['the AI works', begun('AIOnline', read, shown)],
    ['there is no AI', begun('noAI', read, shown)],
  ])('given %s, then it is not shown', { tags: ['A-14'] }, (_name, state) => {
    expect(welcome(state)).toBeNull()
  })

  it('given the tour is taken from it, then the first step follows', { tags: ['A-14'] }, () => {
    const state = begun('AIOffline', read, shown, fact('TourStarted'))
    expect(welcome(state)).toBeNull()
    expect(tour(state)).toEqual({ step: 1, ai: false })
  })
})

describe('the first look at a store that was made of answers', () => {
  const seen = (...given: Parameters<typeof answered>) => {
    const asked = after(generate(answered(...given), inOrder).at(-1)!, fact('TourReadRequested'))
    return after(after(asked, read, asked.cause), shown)
  }

  it(
    'given the AI was offline, then the welcome is said, with the tour, and no card beside it',
    { tags: ['A-14'] },
    () => {
      expect([welcome(seen('major')), tour(seen('major'))]).toEqual(['with-tour', null])
    },
  )

  it(
    'given the AI worked, then the card welcomes to a store that an AI made, and there is no welcome',
    { tags: ['A-14'] },
    () => {
      expect([welcome(seen('none')), tour(seen('none'))]).toEqual([null, { step: 0, ai: true }])
    },
  )

  it(
    'given the suggestions were the built-in ones, then the card does not say that AI suggested anything',
    { tags: ['A-14'] },
    () => {
      const declined = fact('DataSharingDeclined', { provider: 'jetpack' })
      expect(tour(seen('none', declined))).toEqual({ step: 0, ai: false })
    },
  )
})
