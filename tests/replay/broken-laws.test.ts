/** A law that cannot fail proves nothing: here each of them meets a log or a build that breaks it. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fact, type FlowEvent } from '../../src/events'
import type { AnyFact } from '../../src/persistence/log'
import type { State } from '../../src/reducers'
import type * as Finished from '../../src/projections/finished'
import type * as Reducers from '../../src/reducers'
import { judge } from '../../src/replay/judge'
import { recorded } from '../arbitraries/sessions'
import { designRead, storeRead } from '../support/facts'
import { opened, story } from '../support/story'
import { valuesOf } from '../../src/reducers/design/stack'

/** What another build would make of a fact. */
type Twist = (folded: State, before: State, fact: AnyFact) => State
const build = vi.hoisted(() => ({ twist: null as Twist | null, overAtOnce: false }))

vi.mock('../../src/reducers', async (original) => {
  const own = await original<typeof Reducers>()
  const fold = (state: State, one: AnyFact) => build.twist?.(own.fold(state, one), state, one) ?? own.fold(state, one)
  const foldAll = (facts: readonly AnyFact[], from = own.initialState) => facts.reduce(fold, from)
  return { ...own, fold, foldAll }
})

vi.mock('../../src/projections/finished', async (original) => {
  const own = await original<typeof Finished>()
  return { isFinished: (state: State) => build.overAtOnce || own.isFinished(state) }
})

afterEach(() => {
  build.twist = null
  build.overAtOnce = false
})

const choices = [
  opened(),
  storeRead(),
  designRead(),
  fact('PaletteChosen', { palette: 'Slate' }),
  fact('PaletteChosen', { palette: 'Canary' }),
]

describe('a build that breaks a law is told which, and at which fact', { tags: ['V-03'] }, () => {
  const inBuild = (twist: Twist, ...events: readonly FlowEvent[]) => {
    build.twist = twist
    return brokenIn(story(...events))
  }

  it('given a fold that looks at a dice, then deterministic', () => {
    let dice = 0
    const twisted: Twist = (state) => ({ ...state, pause: { from: 0, to: (dice += 1) } })
    expect(inBuild(twisted, opened())).toHaveProperty('deterministic', [1, 'FlowOpened'])
  })

  it('given a fold that knows states by sight, then incremental', () => {
    const seen = new WeakSet<State>()
    const twisted: Twist = (folded, before) => {
      const next = before.seq > 0 && !seen.has(before) ? { ...folded, abandoned: true } : folded
      seen.add(next)
      return next
    }
    expect(inBuild(twisted, ...choices)).toHaveProperty('incremental')
  })

  it('given a fold that counts repeated facts, then repetition', () => {
    expect(inBuild((folded) => ({ ...folded }), opened())).toHaveProperty('repetition', [1, 'FlowOpened'])
  })

  it('given a fold that listens to late answers, then second-answer', () => {
    const twisted: Twist = (folded, _, { event }) =>
      event.type === 'StoreReadReceived' ? { ...folded, abandoned: !folded.abandoned } : folded
    expect(inBuild(twisted, opened(), storeRead())).toHaveProperty('second-answer', [3, 'StoreReadReceived'])
  })

  it('given an undo that goes two steps back, then undo', () => {
    const twisted: Twist = (folded, before, { event }) => {
      const [first] = valuesOf(before.designing.past)
      return event.type === 'DesignUndone' && first !== undefined
        ? { ...folded, designing: { ...folded.designing, design: first.design } }
        : folded
    }
    expect(inBuild(twisted, ...choices)).toHaveProperty('undo', [7, 'PaletteChosen'])
  })

  it('given a reducer that throws, then never-throws', () => {
    const twisted: Twist = (folded, _, { event }) => {
      if (event.type === 'PaletteChosen') throw new Error('No such palette')
      return folded
    }
    expect(inBuild(twisted, ...choices)).toHaveProperty('never-throws', [6, 'PaletteChosen'])
  })

  it('given a state that a screen cannot show, then never-throws', () => {
    const twisted: Twist = (folded) => ({ ...folded, route: { ...folded.route, path: null as unknown as string } })
    expect(inBuild(twisted, opened())).toHaveProperty('never-throws', [1, 'FlowOpened'])
  })

  it('given an address that leads elsewhere, then routing', () => {
    const twisted: Twist = (folded) => ({ ...folded, route: { ...folded.route, path: '/elsewhere' } })
    expect(inBuild(twisted, opened())).toHaveProperty('routing', [1, 'FlowOpened'])
  })

  it('given a session that is over as soon as it begins, then nothing-owed', () => {
    build.overAtOnce = true
    const twisted: Twist = (folded) => ({
      ...folded,
      logoUpload: { ...folded.logoUpload, file: { name: 'a.png', mime: 'image/png', data: '', as: 'logo' } },
      route: { ...folded.route, path: '/customize-store/assembler-hub' },
    })
    expect(inBuild(twisted, opened(), storeRead())).toHaveProperty('nothing-owed')
  })
})

describe('a log that no store could hold breaks a law', { tags: ['V-03'] }, () => {
  const asked = recorded(fact('StoreReadRequested'), { seq: 1, id: 'a' })
  const answer = recorded(storeRead(), { seq: 2, id: 'b', settles: 'a' })

  it.each([
    ['in-order', 'a number twice', [asked, { ...answer, seq: 1 }]],
    ['in-order', 'two sessions', [asked, { ...answer, session: 'other' }]],
    ['in-order', 'an id twice', [asked, { ...answer, id: 'a' }]],
    ['settled-once', 'two answers', [asked, answer, { ...answer, id: 'c', seq: 3 }]],
    ['settled-once', 'an answer before its request', [answer, { ...asked, seq: 3 }]],
    ['settled-once', 'an answer to another call', [asked, { ...answer, event: fact('DesignSaved') }]],
    ['settled-once', 'an answer to nothing', [asked, { ...answer, settles: null }]],
  ])('%s: given %s', (law, _what, facts) => {
    expect(brokenIn(facts)).toHaveProperty(law)
  })
})

const brokenIn = (facts: readonly AnyFact[]) =>
  Object.fromEntries(
    judge({ facts }).flatMap(({ law, broken }) =>
      broken === null ? [] : [[law.name, [broken.seq, broken.fact] as const]],
    ),
  )
